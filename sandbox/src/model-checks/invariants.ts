import type {Account, Movement, PhaseDate} from '@symblepay/openapi/control/types';
import {actionsByType} from '../trade/actions';
import {hasRow} from '../trade/decide';
import {computeFee} from '../trade/fees';
import {replay} from '../trade/evolve';
import {isEdge} from '../trade/is-unbroken';
import {accounts} from '../trade/ledger';
import {stateRows} from '../trade/states';
import {viewStatus} from '../trade/status';
import {viewTimeline} from '../trade/timeline';
import type {Trade} from '../trade/trade';
import type {Party} from '../trade/parties';
import {tradeHappenings} from '../trade/triggers';
import {viewTrade} from '../trade/trade-view';
import {transitions} from '../trade/transitions';
import type {History} from './a-trade';
import {someCommand} from './a-trade';
import {isAccepted} from './is-accepted';

/** What must hold of every trade after every step. Each returns what is wrong, if anything. */
const invariants: Readonly<Record<string, (history: History) => string | boolean>> = {
  'money is neither made nor lost': ({trade}) =>
    accounts.reduce((sum, account) => sum + trade.balances[account], 0) !== 0 &&
    JSON.stringify(trade.balances),

  'the balances are the sum of the movements': ({trade, events}) => {
    const movements = events.flatMap((event) => event.movements);
    return accounts.some((account) => flow(movements, account) !== trade.balances[account]);
  },

  'every movement is a positive whole number of øre': ({events}) =>
    events
      .flatMap((event) => event.movements)
      .some(({amount}) => !Number.isSafeInteger(amount) || amount <= 0),

  'the escrow never holds less than nothing': ({trade}) =>
    trade.balances.escrowedPrice < 0 || trade.balances.escrowedFee < 0,

  'no money leaves those who only receive': ({events}) =>
    events
      .flatMap((event) => event.movements)
      .some(({from}) => from === 'fees' || from === 'prioritizedPayees' || from === 'carrier'),

  'what the payer pays is the price and the fee, once': ({events, trade}) => {
    const paid = sum(events, (m) => m.from === 'payer' && m.to.startsWith('escrowed'));
    const due = trade.terms.price + computeFee(trade.terms.price, trade.terms.payerFee).amount;
    return paid !== 0 && paid !== due && `${paid} instead of ${due}`;
  },

  'a finished trade holds nothing but money that is put off': ({trade}) =>
    isFinished(trade.state) &&
    !trade.putOff &&
    trade.balances.escrowedPrice + trade.balances.escrowedFee !== 0 &&
    JSON.stringify(trade.balances),

  'money that is put off is all that is held, and the trade is finished': ({trade}) =>
    trade.putOff !== undefined &&
    (!isFinished(trade.state) ||
      escrowAccounts.some(
        (pot) => -flow(trade.putOff?.movements ?? [], pot) !== trade.balances[pot],
      )),

  'on success the payee side gets the price less reimbursements, in order': (history) =>
    history.trade.state === 'succeeded' && !history.trade.putOff && checkPayout(history),

  'a trade that did not succeed pays the payee nothing but insurance': ({trade, events}) =>
    trade.state !== 'succeeded' && sum(events, (m) => m.to === 'payee' && m.from !== 'insurer') > 0,

  'the payer gets back at most what was paid in': ({events}) =>
    sum(events, (m) => m.to === 'payer') >
    sum(events, (m) => m.from === 'payer' && m.to.startsWith('escrowed')),

  'the fee is kept or refunded as the row says': (history) => checkFee(history),

  'at most one escrow payment is paid and one per purpose is pending': ({trade}) => {
    const count = (purpose: string, state: string) =>
      trade.payments.filter((p) => p.purpose === purpose && p.state === state).length;
    return ['escrow', 'shipment', 'return'].some(
      (purpose) => count(purpose, 'Paid') > 1 || count(purpose, 'Pending') > 1,
    );
  },

  'a finished trade has no pending payment, deadline or action': ({trade}) =>
    isFinished(trade.state) &&
    (trade.payments.some(({state}) => state === 'Pending') ||
      trade.due?.on === 'deadline.passed' ||
      (['payer', 'payee'] as const).some((party) => viewStatus(trade, party).actions.length > 0)),

  'only edges of the table occur': ({events}) =>
    events.some((event, index) => !isEdge(events[index - 1]?.to, event)),

  'dates of phases come in order': ({trade}) =>
    dateOrders.some((order) => !isAscending(order.map((date) => trade.dates[date]))),

  'dates that exclude each other do not both stand': ({trade}) =>
    exclusiveDates.some(
      (pair) => pair.filter((date) => trade.dates[date] !== undefined).length > 1,
    ),

  'a finished trade has one end': ({trade}) =>
    isFinished(trade.state) !==
    (endDates.filter((end) => trade.dates[end] !== undefined).length === 1),

  'money is released exactly when a paid trade ends, unless it is put off': ({trade}) =>
    (trade.dates['finished.released'] !== undefined) !==
    (isFinished(trade.state) && trade.dates['contract.paid'] !== undefined && !trade.putOff),

  'each event sends one webhook, except those that only open a payment': ({events}) =>
    events.some(
      ({transition, dates, movements, payments}) =>
        silentRows.has(transition) !==
        (dates.length === 0 &&
          movements.length === 0 &&
          payments.some((change) => 'opened' in change)),
    ),

  'the timeline has no id twice, one Current, and Past before Future': ({trade}) =>
    (['payer', 'payee'] as const).some((party) => !isOrderly(trade, party)),

  'what is offered is accepted, and what is not offered is refused': ({trade}) =>
    checkOffers(trade),

  'an unfinished trade can always move': ({trade}) => !isFinished(trade.state) && isStuck(trade),

  'a pending action means that there is an action': ({trade}) =>
    (['payer', 'payee'] as const).some((party) => {
      const {hasPendingAction, actions} = viewStatus(trade, party);
      return hasPendingAction && actions.length === 0;
    }),

  'replaying the events gives the same public trade': ({trade, events}) => {
    const none = {payer: {}, payee: {}};
    const again = viewTrade(replay(events), none);
    return JSON.stringify(again) !== JSON.stringify(viewTrade(trade, none));
  },
};

export function findBroken(history: History): readonly string[] {
  return Object.entries(invariants).flatMap(([name, check]) => {
    const wrong = check(history);
    return wrong === false ? [] : [`${name}: ${String(wrong)}`];
  });
}

const escrowAccounts = ['escrowedPrice', 'escrowedFee'] as const;
const endDates = ['finished.succeeded', 'finished.cancelled', 'finished.returned'] as const;

const exclusiveDates: readonly (readonly PhaseDate[])[] = [
  ['contract.invitationAccepted', 'contract.invitationRejected'],
  ['delivery.delivered', 'delivery.lost'],
  ['delivery.approved', 'delivery.rejected'],
  ['return.delivered', 'return.lost'],
  ['return.approved', 'return.rejected'],
  endDates,
];

const shipmentDates = ['started', 'paid', 'sent', 'readyForPickup', 'delivered'] as const;
const dateOrders: readonly (readonly PhaseDate[])[] = endDates.map((end) => [
  'contract.started',
  'contract.paid',
  ...shipmentDates.map((name) => `delivery.${name}` as const),
  'delivery.approved',
  'delivery.rejected',
  ...shipmentDates.map((name) => `return.${name}` as const),
  'return.approved',
  'return.rejected',
  end,
  'finished.released',
]);

const allActions = Object.values(actionsByType);
const offeredCalls = new Set(allActions.flatMap(({calls}) => calls));

function checkOffers(trade: Trade): string | false {
  for (const party of ['payer', 'payee'] as const) {
    const offered = new Set(
      viewStatus(trade, party).actions.flatMap(({type}) => actionsByType[type].calls),
    );
    for (const call of offeredCalls) {
      if (offered.has(call) !== isAccepted(trade, someCommand(call, party, trade, 'probe'), 0)) {
        return `${call} by the ${party} in ${trade.state}, offered: ${offered.has(call)}`;
      }
    }
  }
  return false;
}

function isStuck(trade: Trade): boolean {
  if (trade.due?.on === 'deadline.passed') return false;
  return !tradeHappenings.some((on) => hasRow(trade.state, on));
}

const silentRows: ReadonlySet<string> = new Set(
  transitions.filter(({silent}) => silent).map(({id}) => id),
);

/**
 * No one is paid more than their share, nor anything before those ahead of them are paid in full.
 */
function checkPayout({trade, events}: History): string | false {
  const {terms} = trade;
  const ofPrice = (matches: (movement: Movement) => boolean) =>
    sum(events, (movement) => movement.from === 'escrowedPrice' && matches(movement));
  const shares = [
    {
      wanted: computeFee(terms.price, terms.payeeFee).amount,
      got: ofPrice(({to}) => to === 'fees'),
    },
    ...terms.prioritizedPayees.map(({amount}, index) => ({
      wanted: amount,
      got: ofPrice(({prioritizedPayee}) => prioritizedPayee === index),
    })),
    {wanted: Infinity, got: ofPrice(({to}) => to === 'payee')},
  ];
  const lacking = shares.findIndex(({wanted, got}) => got < wanted);
  const isInOrder = shares.slice(lacking + 1).every(({got}) => got === 0);
  const reimbursed = ofPrice(({to}) => to === 'payer');
  const total = shares.reduce((all, {got}) => all + got, reimbursed);
  const isFair = shares.every(({wanted, got}) => got <= wanted) && isInOrder;
  return !(isFair && total === terms.price) && JSON.stringify({shares, reimbursed});
}

/** The payer's fee is refunded where the payer is not to blame, and kept elsewhere. */
const feeReturningRows: ReadonlySet<string> = new Set(['T05', 'T15', 'T16', 'T19', 'T26', 'T40']);

function checkFee({trade, events}: History): string | false {
  const last = events.find(({to}) => isFinished(to));
  if (!last || trade.putOff || trade.dates['contract.paid'] === undefined) return false;
  const fee = computeFee(trade.terms.price, trade.terms.payerFee).amount;
  const back = sum(events, (m) => m.from === 'escrowedFee' && m.to === 'payer');
  const expected = feeReturningRows.has(last.transition) ? fee : 0;
  return back !== expected && `${last.transition} gave back ${back} instead of ${expected}`;
}

function isFinished(state: Trade['state']): boolean {
  return stateRows[state].finish !== undefined;
}

function isOrderly(trade: Trade, party: Party): boolean {
  const timeline = viewTimeline(trade, party);
  const states = timeline.map(({state}) => state).join(' ');
  const pattern = isFinished(trade.state) ? /^(Past )*Current$/ : /^(Past )*Current( Future)+$/;
  return new Set(timeline.map(({id}) => id)).size === timeline.length && pattern.test(states);
}

function isAscending(dates: readonly (number | undefined)[]): boolean {
  const known = dates.filter((date) => date !== undefined);
  return known.every((date, index) => index === 0 || (known[index - 1] ?? 0) <= date);
}

function flow(movements: readonly Movement[], account: Account): number {
  return movements.reduce(
    (sum, {from, to, amount}) =>
      sum + (to === account ? amount : 0) - (from === account ? amount : 0),
    0,
  );
}

function sum(events: History['events'], matches: (movement: Movement) => boolean): number {
  return events
    .flatMap((event) => event.movements)
    .filter(matches)
    .reduce((total, {amount}) => total + amount, 0);
}
