import type {PhaseDate, TradeEvent, TradeTerms} from '@symblepay/openapi/control/types';
import {applyMovements, noMoney} from './ledger';
import {applyPaymentChange} from './payment';
import type {PhaseDates} from './phases';
import {stateRows} from './states';
import type {Trade} from './trade';
import {rowOf} from './transitions';

/** What the trade is after the event. Decides nothing: the event says all. */
export function evolve(trade: Trade | undefined, event: TradeEvent): Trade {
  const before = trade ?? blankTrade(requireTerms(event));
  const dates = stamp(before.dates, event);
  const isReturn = before.dates['return.started'] !== undefined;
  return {
    ...before,
    state: event.to,
    dates,
    due: findDue(event, dates, before.terms),
    milestones: [...before.milestones, ...event.milestones.map((id) => ({id, at: event.at}))],
    ...(event.movements.length > 0 && {
      balances: applyMovements(before.balances, event.movements),
    }),
    ...(event.payments.length > 0 && {
      payments: event.payments.reduce(applyPaymentChange, before.payments),
    }),
    putOff: event.putOff,
    ...(event.receiverShop && {receiverShop: event.receiverShop}),
    ...(event.label && {[isReturn ? 'returnLabel' : 'deliveryLabel']: event.label}),
    ...(event.reason !== undefined && {
      [isReturn ? 'returnRejection' : 'deliveryRejection']: event.reason,
    }),
    ...(event.dates.includes('finished.released') && {releasedAmount: released(event)}),
    ...(stateRows[event.to].finish &&
      before.finishedOn === undefined && {finishedOn: rowOf(event.transition).on}),
  };
}

export function replay(events: readonly TradeEvent[]): Trade {
  const trade = events.reduce<Trade | undefined>(evolve, undefined);
  if (!trade) throw new Error('A trade begins with an event.');
  return trade;
}

/** The trade before its first event, so that the rules need no special case for it. */
export function blankTrade(terms: TradeTerms): Trade {
  return {terms, state: 'invited', dates: {}, milestones: [], balances: noMoney, payments: []};
}

function requireTerms({terms}: TradeEvent): TradeTerms {
  if (!terms) throw new Error('The first event of a trade carries its terms.');
  return terms;
}

function stamp(dates: PhaseDates, event: TradeEvent): PhaseDates {
  const stamped: Partial<Record<PhaseDate, number>> = {...dates};
  for (const date of event.dates) stamped[date] = event.at;
  return stamped;
}

function findDue({to, putOff}: TradeEvent, dates: PhaseDates, terms: TradeTerms): Trade['due'] {
  if (putOff) return {on: 'payout.due', at: putOff.until};
  const {deadline} = stateRows[to];
  if (!deadline) return undefined;
  const since = dates[deadline.since];
  if (since === undefined) return undefined;
  return {on: 'deadline.passed', at: since + terms.deadlines[deadline.kind] * 60_000};
}

/** What the party in whose favour the trade ends gets out of escrow. */
function released({to, movements}: TradeEvent): number {
  const {finish} = stateRows[to];
  if (!finish) throw new Error(`Money is released at the end of a trade, and ${to} is none.`);
  return movements
    .filter((movement) => movement.to === finish.releasesTo)
    .reduce((sum, {amount}) => sum + amount, 0);
}
