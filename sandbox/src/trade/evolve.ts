import {applyPaymentChanges} from '../payment/payment';
import type {Command} from './command';
import {applyMovements, NO_MONEY} from './ledger';
import type {PhaseDate, PhaseDates} from './phases';
import {Refusal} from './refusal';
import type {Trade, TradeEvent, TradeTerms} from './trade';

/** What the trade is after the event. Decides nothing: the event says all. */
export function evolve(trade: Trade | undefined, event: TradeEvent): Trade {
  const before = trade ?? startTrade(event.terms);
  const isReturn = before.dates['return.started'] !== undefined;
  return {
    ...before,
    state: event.to,
    dates: stamp(before.dates, event),
    milestones: [...before.milestones, ...event.milestones.map((id) => ({id, at: event.at}))],
    balances: applyMovements(before.balances, event.movements),
    payments: applyPaymentChanges(before.payments, event.payments),
    putOff: event.putOff && {...event.putOff, transition: event.transition},
    ...(event.receiverShop && {receiverShop: event.receiverShop}),
    ...(event.label && {[isReturn ? 'returnLabel' : 'deliveryLabel']: event.label}),
    ...(event.reason !== undefined && {
      [isReturn ? 'returnRejection' : 'deliveryRejection']: event.reason,
    }),
    ...(event.dates.includes('finished.released') && {releasedAmount: released(event)}),
  };
}

export function replay(events: readonly TradeEvent[]): Trade {
  const trade = events.reduce<Trade | undefined>(evolve, undefined);
  if (!trade) throw new Error('A trade begins with an event.');
  return trade;
}

/** The trade before its first event, so that the rules need no special case for it. */
export function blankTrade(command: Command): Trade {
  if (command.on !== 'initiateTrade') {
    throw new Refusal('not-found', 'The trade id was not known');
  }
  return startTrade(command.terms);
}

function startTrade(terms: TradeTerms | undefined): Trade {
  if (!terms) throw new Error('The first event of a trade carries its terms.');
  return {terms, state: 'invited', dates: {}, milestones: [], balances: NO_MONEY, payments: []};
}

function stamp(dates: PhaseDates, event: TradeEvent): PhaseDates {
  const stamped: Partial<Record<PhaseDate, number>> = {...dates};
  for (const date of event.dates) stamped[date] = event.at;
  return stamped;
}

/** To the payee when the trade succeeded, else back to the payer. */
function released({to, movements}: TradeEvent): number {
  const receiver = to === 'succeeded' ? 'payee' : 'payer';
  return movements
    .filter((movement) => movement.to === receiver)
    .reduce((sum, {amount}) => sum + amount, 0);
}
