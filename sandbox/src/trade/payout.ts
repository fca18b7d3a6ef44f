import {findNextBankingDay} from './banking-days';
import type {Instant} from './phases';
import type {Trade, TradeEvent, TradeTerms} from './trade';

/** When the money of a trade that ends moves. */
export const PAYOUT_TIMES = {
  'at-once': 'The money moves when the trade ends.',
  'next-banking-day': 'The money moves when the next Danish banking day begins.',
} as const satisfies Record<string, string>;

export type PayoutTime = keyof typeof PAYOUT_TIMES;

/** The event that ends a trade, with its money put off where the terms want it. */
export function putOffPayout(event: TradeEvent, {payout}: TradeTerms): TradeEvent {
  if (payout !== 'next-banking-day' || !event.dates.includes('finished.released')) return event;
  return {
    ...event,
    dates: event.dates.filter((date) => date !== 'finished.released'),
    movements: [],
    putOff: {until: findNextBankingDay(event.at), movements: event.movements},
  };
}

/** Carries out the money of the row that ended the trade, once it is time. */
export function releasePayout({putOff, state}: Trade, now: Instant): TradeEvent | undefined {
  if (!putOff || putOff.until > now) return undefined;
  return {
    transition: putOff.transition,
    at: now,
    by: 'clock',
    to: state,
    dates: ['finished.released'],
    milestones: [],
    movements: putOff.movements,
    payments: [],
  };
}
