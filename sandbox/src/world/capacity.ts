import {KEPT} from '../limits';
import {Refusal} from '../refusal';

/** What is said where nothing is dropped to make room, so that nothing is lost unseen. */
const WHEN_FULL = {
  trades: (most: string) =>
    `The sandbox holds ${most} trades that are unfinished or whose checkoutUniquenessKey is paid, and takes no more. Finish some without such a key, move the clock past their deadlines, or start anew with POST /_sandbox/reset.`,
  tradeEvents: (most: string) =>
    `${most} things have happened to this trade. Only what moves it on is taken now; go on with a new trade.`,
  faults: (most: string) =>
    `${most} faults are ordered already. Call them off with DELETE /_sandbox/faults, or order one with a higher count.`,
} as const satisfies Partial<Record<keyof typeof KEPT, (most: string) => string>>;

/** Refuses one more where the limit is reached. */
export function requireCapacity(name: keyof typeof WHEN_FULL, kept: number): void {
  const {most} = KEPT[name];
  if (kept >= most) throw new Refusal('invalid-state', WHEN_FULL[name](most.toLocaleString('en')));
}
