import type {DeadlineKind} from './deadlines';
import type {Instant} from './phases';
import {isFinished, TRADE_STATES} from './states';
import type {Trade} from './trade';
import type {Trigger} from './triggers';

/** The deadline that the parties see. */
export function findDeadline(trade: Trade): {kind: DeadlineKind; at: Instant} | undefined {
  const {deadline} = TRADE_STATES[trade.state];
  if (!deadline) return undefined;
  const since = trade.dates[deadline.since];
  if (since === undefined) return undefined;
  return {kind: deadline.kind, at: since + trade.terms.deadlines[deadline.kind] * 60_000};
}

type Due = {
  readonly on: Extract<Trigger, 'deadline.passed' | 'payout.due'>;
  readonly at: Instant;
};

/** What the clock will do to the trade, and when. */
export function findDue(trade: Trade): Due | undefined {
  if (isFinished(trade.state)) return trade.putOff && {on: 'payout.due', at: trade.putOff.until};
  const deadline = findDeadline(trade);
  return deadline && {on: 'deadline.passed', at: deadline.at};
}
