import {expect, test} from 'vitest';
import {bring, noon, someInitiation} from '../model-checks/a-trade';
import type {CommandOf} from './command';
import {decide, initiate} from './decide';
import {guards} from './guards';
import type {Transition} from './transition';
import {transitions} from './transitions';
import type {Trigger} from './triggers';

/** The type check is the test here: a line below `@ts-expect-error` that compiles fails it. */

type RowOn<On extends Trigger> = Extract<Transition, {readonly on: On}>;

function writeRow<On extends Trigger>(on: On, columns: Partial<RowOn<On>>) {
  return {on, ...columns};
}

test('A row names only guards that its command satisfies', () => {
  writeRow('buyShipment', {guards: ['shipmentPriceIsOffered', 'weightIsWithinLimit']});
  writeRow('abandonTrade', {guards: ['payerIsInvitee']});
  // @ts-expect-error -- Leaving a trade has no weight.
  writeRow('abandonTrade', {guards: ['weightIsWithinLimit']});
  // @ts-expect-error -- A reimbursement has no payment.
  writeRow('reimbursePayer', {guards: ['paymentIsPending']});
  // @ts-expect-error -- A payment of a label has no uniqueness key.
  writeRow('shipment-payment.succeeded', {guards: ['uniquenessKeyIsUnpaid']});
});

test('A row names only money rules that its command satisfies', () => {
  writeRow('shipment-payment.succeeded', {money: 'payCarrier'});
  // @ts-expect-error -- Buying a label opens a payment and settles none.
  writeRow('buyShipment', {money: 'payCarrier'});
  // @ts-expect-error -- Only a reimbursement names an amount.
  writeRow('abandonTrade', {money: 'reimburse'});
  // @ts-expect-error -- A payment into escrow names no label.
  writeRow('payToEscrow', {money: 'openShipmentPayment'});
});

test('The row that creates a trade needs none', () => {
  writeRow('initiateTrade', {from: [], guards: ['payeeSideFitsPrice', 'payeeIsConnected']});
  // @ts-expect-error -- There is nobody yet who could have accepted.
  writeRow('initiateTrade', {guards: ['payerHasAccepted']});
  // @ts-expect-error -- There is no escrow yet.
  writeRow('initiateTrade', {money: 'refundPrice'});
  // @ts-expect-error -- There is no state yet.
  writeRow('initiateTrade', {from: ['invited']});
  // @ts-expect-error -- Every other row needs a trade.
  writeRow('abandonTrade', {from: []});
});

test('A guard sees no more than it asks for', () => {
  const {trade} = bring('awaitingShipment');
  expect(guards.weightIsWithinLimit(trade, {weight: 1})).toBeUndefined();
  // @ts-expect-error -- It asks for the weight alone.
  expect(guards.weightIsWithinLimit(trade, {weight: 1, price: 4500})).toBeUndefined();
});

test('A command has what its trigger brings along, and goes to a trade that exists', () => {
  const purchase: CommandOf<'buyShipment'> = {
    on: 'buyShipment',
    by: 'payer',
    newPaymentId: 'new',
    price: 4500,
    provider: 'Dao',
    weight: 1,
  };
  // @ts-expect-error -- A purchase has a price.
  const free: CommandOf<'buyShipment'> = {on: 'buyShipment', by: 'payer', newPaymentId: 'new'};
  expect(free.on).toBe(purchase.on);
  expect(decide(bring('awaitingShipment').trade, purchase, noon).row.id).toBe('T17');
  // @ts-expect-error -- A trade that exists cannot begin.
  expect(decide(bring('invited').trade, someInitiation(), noon).row.id).toBe('T01');
  // @ts-expect-error -- A trade begins with its terms alone.
  expect(() => initiate(purchase, noon)).toThrow();
});

test('The rows are numbered without a gap', () => {
  const ids = transitions.map((_, index) => `T${String(index + 1).padStart(2, '0')}`);
  expect(transitions.map(({id}) => id)).toEqual(ids);
  expect(ids).toHaveLength(52);
});
