import {describe, expect, test} from 'vitest';
import {cells, followedRow, fullyReimbursed, listCases} from '../model-checks/matrix';
import {tradeStates} from './states';

describe.each(tradeStates)('A trade that is %s', (state) => {
  test.each(listCases(state))('$title', (one) => {
    const before = structuredClone(one.trade);
    expect(followedRow(one)).toBe(one.row);
    expect(one.trade).toEqual(before);
  });
});

test('The matrix has a cell for each of the 21 states and 11 calls, 42 of them legal', () => {
  expect(cells.size).toBe(21 * 11);
  const legal = [...cells.values()].filter((cell) => cell !== '.').length;
  const twoRows = [...cells.values()].filter((cell) => cell.includes('/')).length;
  expect([legal, twoRows, fullyReimbursed.length]).toEqual([42, 3, 6]);
});
