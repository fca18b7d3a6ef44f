import type {Trade, TradeCreation} from '@symblepay/openapi/types';
import {basePath} from '@symblepay/openapi/operations';
import {expect, test} from 'vitest';
import {Engine} from '../engine';
import {perform} from './deeds';
import {listHoldings} from './money';
import {nameScene} from './played';
import {stories} from './stories';

async function readHoldings(engine: Engine) {
  const {payer, tradeId, balances} = engine.sandbox.control.readTrade({
    tradeId: engine.trade ?? '',
  });
  const response = await engine.send({
    method: 'GET',
    path: `${basePath}/users/${payer}/trades/${tradeId}`,
    headers: {authorization: `Bearer ${engine.key}`},
  });
  const terms = JSON.parse(engine.steps[0]?.body ?? '') as TradeCreation;
  return listHoldings({balances, trade: (await response.json()) as Trade, terms});
}

test.each(stories)(
  'in "$title" nobody holds less than nothing, and the total stays',
  async (story) => {
    const engine = await Engine.begin('http://sandbox.test');
    const totals = new Set<number>();
    for (const [index, {deeds}] of story.scenes.entries()) {
      await perform(engine, deeds, nameScene(story, index));
      const {holdings, total} = await readHoldings(engine);
      totals.add(total);
      expect(holdings.filter(({amount}) => amount < 0)).toEqual([]);
    }
    expect(totals.size).toBe(1);
  },
);

test('a sale that succeeds leaves nothing in escrow and pays the payee to the øre', async () => {
  const engine = await Engine.begin('http://sandbox.test');
  const [sale] = stories;
  for (const {deeds} of sale?.scenes ?? []) await perform(engine, deeds, 'play');
  const {holdings} = await readHoldings(engine);
  const amounts = Object.fromEntries(holdings.map(({account, amount}) => [account, amount]));
  expect(amounts).toMatchObject({Escrow: 0, Payee: 183_150, Fees: 6975, Carrier: 4500});
});
