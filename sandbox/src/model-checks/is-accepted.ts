import type {CommandForTrade} from '../trade/command';
import {decide} from '../trade/decide';
import type {Trade} from '../trade/trade';

export function isAccepted(trade: Trade, command: CommandForTrade, now: number): boolean {
  // Thousands of refusals are thrown here, and nobody reads their stack traces.
  const errors = Error as {stackTraceLimit?: number | undefined};
  const {stackTraceLimit} = errors;
  errors.stackTraceLimit = 0;
  try {
    decide(trade, command, now);
    return true;
  } catch {
    return false;
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}
