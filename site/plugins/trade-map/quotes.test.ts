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
  expect(table).toContain('Wherever escrow holds the money');
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

test('every way to an end says what becomes of the money', async () => {
  const table = await compile('<Transitions of="ends" />');
  const ends = transitions.filter(({to}) => to in stateRows && stateRows[to as TradeState].finish);
  expect(ends.filter(({id}) => table.split(`"${id}"`).length !== 2)).toEqual([]);
  expect(transitions.filter(({id}) => table.includes(`"${id}"`)).length).toBe(ends.length);
});

test('another table stops the build', async () => {
  await expect(compile('<Transitions of="user" />')).rejects.toThrow(
    '"user" is not one of trade, waits, ends.',
  );
});
