import {expect, test} from 'vitest';
import type {World} from './world.ts';
import {openWorld} from './world.ts';

type Trade = {
  readonly tradeId: string;
  readonly payer: {readonly status: {readonly actions: readonly {readonly type: string}[]}};
};

/** Stands for the code under test: reads a trade with the key that it was given. */
async function readTrade({server, apiKey}: World, user: string, tradeId: string): Promise<Trade> {
  const response = await fetch(`${server}/users/${user}/trades/${tradeId}`, {
    headers: {Authorization: `Bearer ${apiKey}`},
  });
  return (await response.json()) as Trade;
}

test('a parcel that arrives waits for the payer', async () => {
  const world = openWorld();
  const arranged = {state: 'awaitingHandIn', payer: 'anna'};
  const {tradeId} = await world.control<Trade>('/trades', arranged);
  for (const on of ['shipment.sent', 'shipment.delivered']) {
    await world.control(`/trades/${tradeId}/act`, {on, by: 'carrier'});
  }
  const {payer} = await readTrade(world, 'anna', tradeId);
  const actions = payer.status.actions.map(({type}) => type);
  expect(actions).toContain('GiveItemConditionFeedback');
});
