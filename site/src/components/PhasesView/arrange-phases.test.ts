import {expect, test} from 'vitest';
import {arrangePhases} from './arrange-phases';

const at = '2026-03-02T09:00:00.000Z';
const contract = {started: at, paid: at, amount: 1901.25};

test('money is held from the payment at the end of the contract to the release', () => {
  const phases = {
    contract,
    delivery: {started: at},
    finished: {succeeded: at, released: at, amount: 1831.5},
  };
  expect(arrangePhases(phases)).toEqual([
    {phase: 'contract', text: 'The payer pays', isHeld: 'at the end'},
    {phase: 'delivery', text: 'The item goes to the payer', isHeld: 'always'},
    {phase: 'finished', text: '1,831.50 kr. to the payee', isHeld: 'never'},
  ]);
});

test('an item goes back before the trade ends, and money is held meanwhile', () => {
  const phases = {contract, delivery: {started: at}, return: {started: at}};
  expect(arrangePhases(phases).map(({phase, isHeld}) => [phase, isHeld])).toEqual([
    ['contract', 'at the end'],
    ['delivery', 'always'],
    ['return', 'always'],
  ]);
});

test.each([
  [{returned: at, released: at, amount: 1850}, '1,850.00 kr. back to the payer', 'never'],
  [{cancelled: at, released: at, amount: 1901.25}, '1,901.25 kr. back to the payer', 'never'],
  [{succeeded: at}, 'Not released yet', 'always'],
])('a paid trade that ended as %o', (finished, text, isHeld) => {
  expect(arrangePhases({contract, finished}).at(-1)).toEqual({phase: 'finished', text, isHeld});
});

test('a trade that was not paid holds nothing, and a phase without dates was not reached', () => {
  const phases = {contract: {started: at}, delivery: {}, finished: {cancelled: at}};
  expect(arrangePhases(phases)).toEqual([
    {phase: 'contract', text: 'Money with the payer', isHeld: 'never'},
    {phase: 'finished', text: 'No money was paid', isHeld: 'never'},
  ]);
});
