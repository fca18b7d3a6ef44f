import type {Trade} from '@symblepay/openapi/types';
import {expect, test} from 'vitest';
import {published} from '../../../published/testing/published';
import {followEscrow} from './follow-escrow';

const {recordings} = await published;

test('what is paid is held until all of it has left, with a sum for each receiver', () => {
  expect(
    followEscrow([
      [],
      [
        {from: 'payer', to: 'escrowedPrice', amount: 185000},
        {from: 'payer', to: 'escrowedFee', amount: 5125},
      ],
      [{from: 'payer', to: 'carrier', amount: 4500}],
      [{from: 'escrowedPrice', to: 'payer', amount: 10000}],
      [
        {from: 'escrowedFee', to: 'fees', amount: 5125},
        {from: 'escrowedPrice', to: 'fees', amount: 1850},
        {from: 'escrowedPrice', to: 'payee', amount: 173150},
      ],
      [],
    ]),
  ).toEqual([
    {escrow: 'empty', transfers: []},
    {escrow: 'fills', transfers: [{to: 'escrow', amount: 1901.25}]},
    {escrow: 'holds', transfers: []},
    {escrow: 'holds', transfers: [{to: 'payer', amount: 100}]},
    {
      escrow: 'empties',
      transfers: [
        {to: 'payee', amount: 1731.5},
        {to: 'fees', amount: 69.75},
      ],
    },
    {escrow: 'empty', transfers: []},
  ]);
});

test('what an insurer pays does not come out of the escrow', () => {
  const [, change] = followEscrow([
    [{from: 'payer', to: 'escrowedPrice', amount: 27500}],
    [
      {from: 'escrowedPrice', to: 'payer', amount: 27500},
      {from: 'insurer', to: 'payee', amount: 27500},
    ],
  ]);
  expect(change).toEqual({escrow: 'empties', transfers: [{to: 'payer', amount: 275}]});
});

test('the recorded movements agree with the trades that came back', () => {
  const seen = [...recordings].flatMap(([name, {steps}]) => {
    const changes = followEscrow(steps.map(({movements}) => movements));
    const initiated = steps.filter((step) => step.kind === 'call').filter(isInitiation);
    if (initiated.length !== 1) return [];
    return steps.flatMap((step, index) => {
      const trade = step.kind === 'call' ? (step.response as Partial<Trade> | null) : null;
      if (!trade?.phases) return [];
      const {contract, finished} = trade.phases;
      const isHeld = ['fills', 'holds'].includes(changes[index]?.escrow ?? '');
      const paid = changes.slice(0, index + 1).flatMap(({transfers}) => transfers);
      return {
        place: `${name}: ${step.name}`,
        shown: [isHeld, paid.find(({to}) => to === 'escrow')?.amount],
        expected: [contract.paid !== undefined && !finished?.released, contract.amount],
      };
    });
  });
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(({shown, expected}) => String(shown) !== String(expected))).toEqual([]);
});

function isInitiation({operationId}: {readonly operationId: string}): boolean {
  return operationId === 'initiateTrade';
}
