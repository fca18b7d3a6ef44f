import {createProcessor} from '@mdx-js/mdx';
import type {TradeState} from '@symblepay/openapi/control/types';
import {stateRows, transitions} from '@symblepay/sandbox/facts';
import {expect, test} from 'vitest';
import {replaceElements} from '../quotes/replace-elements';
import {tradeMapQuotes} from './quotes';

async function compile(source: string): Promise<string> {
  const processor = createProcessor({
    remarkPlugins: [[replaceElements, tradeMapQuotes]],
    jsx: true,
  });
  return String(await processor.process({value: source, path: 'guide.mdx'}));
}

test('a guide shows every row of the table once, with its call, milestones and assumption', async () => {
  const table = await compile('<Transitions of="trade" />');
  expect(transitions.filter(({id}) => table.split(`"${id}"`).length !== 2)).toEqual([]);
  expect(table).toContain('/v1/marketplace#accept-item-condition');
  expect(table).toContain('"delivery_"');
  expect(table).toContain('Any state with money in escrow');
  expect(table).toContain('#approval-pays-out');
});

test('every state that is not an end says how long it may last, and where time leads', async () => {
  const table = await compile('<Transitions of="waits" />');
  const open = Object.entries(stateRows).filter(([, {finish}]) => !finish);
  expect(open.filter(([, {meaning}]) => !table.includes(meaning))).toEqual([]);
  expect(table.split('No limit').length - 1).toBe(
    open.filter(([, {deadline}]) => !deadline).length,
  );
  expect(table).toContain('#silence-approves');
});

test('every step of a return says what each user sees, whose turn it is and where it leads', async () => {
  const table = await compile('<Transitions of="return" />');
  const ofReturns = Object.entries(stateRows).filter(([, {code}]) => code.startsWith('R_'));
  for (const [, {seen}] of ofReturns) {
    expect(table).toMatch(new RegExp(`"(Payer|Both): ${seen.payer.title}`));
    expect(table).toMatch(new RegExp(`"(Payee|Both): ${seen.payee.title}`));
  }
  expect(ofReturns).toHaveLength(8);
  expect(table).toContain('/v1/marketplace#buy-return-shipment');
  expect(table).toContain('Symblepay: Support pays the payee.');
  expect(table).not.toMatch(/a part of the price|Payment fails/);
});

test('every way to an end says what becomes of the money', async () => {
  const table = await compile('<Transitions of="ends" />');
  const ends = transitions.filter(({to}) => to in stateRows && stateRows[to as TradeState].finish);
  expect(ends.filter(({id}) => table.split(`"${id}"`).length !== 2)).toEqual([]);
  expect(transitions.filter(({id}) => table.includes(`"${id}"`)).length).toBe(ends.length);
});

test('another table stops the build', async () => {
  await expect(compile('<Transitions of="user" />')).rejects.toThrow(
    '"user" is not one of trade, waits, return, ends.',
  );
});
