import type {ShippingTerms, TradeState} from '@symblepay/openapi/control/types';
import type {CommandForTrade} from '../trade/command';
import {initiate} from '../trade/decide';
import type {Party} from '../trade/parties';
import {Refusal} from '../refusal';
import {tradeStates} from '../trade/states';
import {viewStatus} from '../trade/status';
import {viewTimeline} from '../trade/timeline';
import {viewTrade} from '../trade/trade-view';
import {
  bring,
  noon,
  perform,
  shippingTerms,
  someCommand,
  someInitiation,
  someTerms,
  start,
} from './a-trade';
import {findBroken} from './invariants';

/** Edge cases that walks rarely reach. Returns the first that is wrong, if any. */
export function findWrongEdge(): string | undefined {
  const cases = {
    ...checkBeginning(),
    ...checkLabels(),
    ...checkPayments(),
    ...checkMoney(),
    ...checkTime(),
  };
  return Object.entries(cases).find(([, holds]) => !holds)?.[0];
}

type Cases = Readonly<Record<string, boolean>>;

function isRefused(run: () => unknown): boolean {
  return refusalOf(run) !== undefined;
}

function refusalOf(run: () => unknown): Refusal['typeCode'] | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.typeCode : undefined;
  }
}

function isStoppedByKey(state: TradeState, createdBy: Party): boolean {
  const command = {
    on: 'checkout.succeeded',
    by: 'payer',
    newPaymentId: 'p',
    uniquenessKeyIsPaid: true,
  } as const;
  const pay = () => perform(bring(state, {createdBy}), command, 0);
  return refusalOf(pay) === 'uniqueness-key-used';
}

function checkBeginning(): Cases {
  const invite = (context: object) => () => initiate({...someInitiation(), ...context}, 0);
  return {
    'the whole price may go to the payee side': !isRefused(() =>
      start(someTerms({prioritizedPayees: [{amount: 99_000}]})),
    ),
    'more than the price may not': isRefused(() =>
      start(someTerms({prioritizedPayees: [{amount: 99_001}]})),
    ),
    'the payee must be connected': isRefused(invite({payeeIsConnected: false})),
    'the key must be unpaid': isRefused(invite({uniquenessKeyIsPaid: true})),
    'a paid key stops the payment of a payer who was invited': isStoppedByKey('invited', 'payee'),
    'a paid key stops the payment of a payer who invited': isStoppedByKey('invited', 'payer'),
    'a paid key stops the payment of an accepted trade': isStoppedByKey('accepted', 'payee'),
    'a payer who created the trade pays before it is accepted':
      perform(bring('invited', {createdBy: 'payer'}), someCommand('checkout.succeeded', 'payer'), 0)
        .row === 'T51',
    'the payer and the payee are two users': isRefused(() =>
      start(someTerms({payer: 'payee-1', payee: 'payee-1'})),
    ),
  };
}

function checkLabels(): Cases {
  const label = {on: 'buyShipment', by: 'payer', newPaymentId: 'p', provider: 'Dao'} as const;
  const paid = bring('awaitingShipment');
  const rejected = bring('awaitingReturnShipment');
  return {
    'the heaviest parcel is taken': !isRefused(() =>
      perform(paid, {...label, price: 4500, weight: 5000}, 0),
    ),
    'a heavier one is not': isRefused(() =>
      perform(paid, {...label, price: 4500, weight: 5001}, 0),
    ),
    'the return price buys no delivery': isRefused(() =>
      perform(paid, {...label, price: 3900, weight: 1}, 0),
    ),
    'the delivery price buys no return': isRefused(() =>
      perform(rejected, {...label, on: 'buyReturnShipment', price: 4500, weight: 1}, 0),
    ),
    'another provider has another price': isRefused(() =>
      perform(paid, {...label, price: 5900, weight: 1}, 0),
    ),
    'the payee buys the label that the payee pays': isBoughtBy('payee', 'awaitingShipment', {
      paidBy: 'Payee',
    }),
    'the payee buys the return label that the payee pays': isBoughtBy(
      'payee',
      'awaitingReturnShipment',
      {returnPaidBy: 'Payee'},
    ),
    'the payer buys a label though the payee pays for returns': isBoughtBy(
      'payer',
      'awaitingShipment',
      {returnPaidBy: 'Payee'},
    ),
  };
}

/** Buying is offered to that party alone, and only that party can buy and then owes the money. */
function isBoughtBy(
  buyer: Party,
  state: 'awaitingShipment' | 'awaitingReturnShipment',
  change: Partial<ShippingTerms>,
): boolean {
  const history = bring(state, {shipping: {...shippingTerms, ...change}});
  const on = state === 'awaitingShipment' ? 'buyShipment' : 'buyReturnShipment';
  const buy = (by: Party) => perform(history, someCommand(on, by, history.trade, 'label'), noon);
  return (['payer', 'payee'] as const).every((party) => {
    const isOffered = viewStatus(history.trade, party).actions.some(({type}) =>
      type.startsWith('Buy'),
    );
    if (party !== buyer) return !isOffered && isRefused(() => buy(party));
    return isOffered && buy(party).trade.payments.at(-1)?.paidBy === party;
  });
}

function checkPayments(): Cases {
  const pay = {on: 'payToEscrow', by: 'payer', newPaymentId: 'p'} as const;
  return {
    'a failed payment into escrow is over': isOverOnceFailed('accepted', 'payToEscrow', 'escrow'),
    'a failed early payment is over': isOverOnceFailed('invited', 'payToEscrow', 'escrow'),
    'a failed label payment is over': isOverOnceFailed(
      'awaitingShipment',
      'buyShipment',
      'shipment',
    ),
    'a failed payment of a return label is over': isOverOnceFailed(
      'awaitingReturnShipment',
      'buyReturnShipment',
      'return-shipment',
    ),
    'only who pays lets a payment fail': isRefused(() => {
      const opened = perform(bring('accepted'), pay, 0);
      return perform(opened, {on: 'payment.failed', by: 'payee', paymentId: 'p'}, 0);
    }),
  };
}

/** It can be neither paid nor failed again. */
function isOverOnceFailed(
  state: TradeState,
  opening: CommandForTrade['on'],
  kind: 'escrow' | 'shipment' | 'return-shipment',
): boolean {
  const before = bring(state, state === 'invited' ? {createdBy: 'payer'} : {});
  const opened = perform(before, someCommand(opening, 'payer', before.trade, 'p'), noon);
  const fail = {on: 'payment.failed', by: 'payer', paymentId: 'p'} as const;
  const failed = perform(opened, fail, noon);
  const payment = {by: 'payer', paymentId: 'p', uniquenessKeyIsPaid: false} as const;
  return (
    isRefused(() => perform(failed, fail, noon)) &&
    isRefused(() => perform(failed, {on: `${kind}-payment.succeeded`, ...payment}, noon))
  );
}

function checkMoney(): Cases {
  const paid = bring('awaitingShipment');
  const lost = viewTimeline(bring('shipmentLost').trade, 'payer');
  return {
    'more than all that is held is not reimbursed': isRefused(() =>
      perform(paid, {on: 'reimbursePayer', by: 'marketplace', named: 'payer', amount: 100_001}, 0),
    ),
    'the payee is not reimbursed': [1, paid.trade.balances.escrowedPrice].every((amount) =>
      isRefused(() =>
        perform(paid, {on: 'reimbursePayer', by: 'marketplace', named: 'payee', amount}, 0),
      ),
    ),
    'a short payout is cut from the end': checkShortPayout(),
    'the contract shows what was paid into escrow':
      viewTrade(paid.trade, {payer: {}, payee: {}}).phases.contract.amount === 1030,
    'money that has moved is not released again': isRefused(() =>
      perform(bring('succeeded'), {on: 'payout.due', by: 'clock'}, Number.MAX_SAFE_INTEGER),
    ),
    'a lost parcel leads to the insurance and the money back':
      lost.flatMap(({id, state}) => (state === 'Future' ? [id] : [])).join() ===
      'insurance_activated,cancelled_with_payment_to_buyer',
  };
}

/** 1,000.00 less 600.00 reimbursed: 10.00 fee, 300.00 and 90.00 of 200.00, nothing for the payee. */
function checkShortPayout(): boolean {
  const terms = {prioritizedPayees: [{amount: 30_000}, {amount: 20_000}]};
  const delivered = bring('shipmentDelivered', terms);
  const command = {
    on: 'reimbursePayer',
    by: 'marketplace',
    named: 'payer',
    amount: 60_000,
  } as const;
  const reimbursed = perform(delivered, command, noon + 3_600_000);
  const done = perform(reimbursed, {on: 'acceptItemCondition', by: 'payer'}, noon + 3_600_001);
  const {balances} = done.trade;
  return (
    balances.payee === 0 &&
    balances.prioritizedPayees === 39_000 &&
    balances.fees === 4_000 &&
    findBroken(done).length === 0
  );
}

const hour = 60;
const day = 24 * hour;

/**
 * When the clock acts on a trade that began at noon and took one step a minute, in minutes after
 * noon: counted from the step that the deadline refers to, or the next banking day at seven.
 */
const dueMinutes: Readonly<Partial<Record<TradeState, number>>> = {
  invited: 7 * day,
  accepted: 1 + 7 * day,
  paidUnaccepted: 2 + 7 * day,
  awaitingShipment: 1 + 6 * day,
  awaitingHandIn: 1 + 6 * day,
  manualDelivery: 1 + 6 * day,
  shipmentDelivered: 5 + 12 * hour,
  awaitingReturnShipment: 6 + 6 * day,
  awaitingReturnHandIn: 6 + 6 * day,
  returnDelivered: 10 + 12 * hour,
  manualReturn: 2 + 12 * hour,
  succeeded: 19 * hour,
  returned: 19 * hour,
};

function checkTime(): Cases {
  return Object.fromEntries(
    tradeStates.map((state) => [`the clock acts in time when ${state}`, isOnTime(state)]),
  );
}

function isOnTime(state: TradeState): boolean {
  const history = bring(state, {payout: 'next-banking-day'});
  const {due} = history.trade;
  const minutes = dueMinutes[state];
  if (!due || minutes === undefined) return due === minutes;
  const at = noon + minutes * 60_000;
  const act = (now: number) => perform(history, {on: due.on, by: 'clock'}, now);
  return isRefused(() => act(at - 1)) && !isRefused(() => act(at));
}
