import {expect, test} from 'vitest';
import {findNearName} from './near-name';

const known = ['tradeId', 'milestone', 'fee'];

test.each([
  ['trade_id', 'tradeId'],
  ['TradeID', 'tradeId'],
  ['trade', undefined],
  ['tradeld', 'tradeId'],
  ['mialstone', 'milestone'],
  ['mialston', undefined],
  ['fe', undefined],
  ['milestone'.repeat(7), undefined],
])('%s is taken for %s', (name, near) => {
  expect(findNearName(name, known)).toBe(near);
});
