import type {Snapshot} from '@symblepay/openapi/control/types';
import {findBrokenState} from '@symblepay/sandbox/broken-rules';
import {defaultStart} from '@symblepay/sandbox/defaults';
import type {Attempt} from './attempt';
import {readEffects} from './effects';

/** What an answered call has done is there exactly once, a refused one has done nothing. */
const bounds = {answered: [1, 1], unsure: [0, 1], refused: [0, 0]} as const;

/** What a sandbox must hold after the calls that it has got so far. */
export class Ledger {
  private readonly outcomes = new Map<string, Attempt['outcome']>();
  private time = {least: Date.parse(defaultStart), most: Date.parse(defaultStart)};

  note(attempts: readonly Attempt[]): void {
    for (const {effects, outcome, moves} of attempts) {
      for (const label of effects) this.outcomes.set(label, this.weigh(label, outcome));
      this.time.least += outcome === 'answered' ? moves : 0;
      this.time.most += outcome === 'refused' ? 0 : moves;
    }
  }

  /** What is wrong with what it holds. What was unsure is known from now on. */
  async check(held: Snapshot): Promise<readonly string[]> {
    return [...this.checkEffects(held), ...this.checkTime(held), ...(await findBrokenState(held))];
  }

  /** A call that is refused because an earlier one without an answer did the same is no news. */
  private weigh(label: string, outcome: Attempt['outcome']): Attempt['outcome'] {
    const before = this.outcomes.get(label) ?? 'refused';
    if (before === 'answered' || outcome === 'answered') return 'answered';
    return before === 'unsure' ? before : outcome;
  }

  private checkEffects(held: Snapshot): readonly string[] {
    const effects = readEffects(held);
    return [...this.outcomes].flatMap(([label, outcome]) => {
      const times = effects.get(label) ?? 0;
      const [least, most] = bounds[outcome];
      if (times === 0) this.outcomes.delete(label);
      else this.outcomes.set(label, 'answered');
      return times >= least && times <= most
        ? []
        : `${label}: ${outcome}, and there ${times} times.`;
    });
  }

  private checkTime(held: Snapshot): readonly string[] {
    const {least, most} = this.time;
    const now = held.clock[0]?.[1].now ?? Date.parse(defaultStart);
    this.time = {least: now, most: now};
    if (now >= least && now <= most) return [];
    return [`The clock is at ${now} instead of ${least} to ${most}.`];
  }
}
