import {createProcessor} from '@mdx-js/mdx';
import {transitions} from '@symblepay/sandbox/facts';
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

test('another table stops the build', async () => {
  await expect(compile('<Transitions of="user" />')).rejects.toThrow('"user" is not one of trade.');
});
