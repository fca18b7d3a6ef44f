import type {Attempt} from './attempt';
import {DoesNotStart} from './sandbox-process';

/** What came of one kind of fault. */
export type Outcome = {
  readonly fault: string;
  readonly times: number;
  readonly passed: number;
  readonly findings: readonly string[];
  /** Further counts, to show how hard it was. */
  readonly figures: Readonly<Record<string, number>>;
};

const attemptNames = {
  answered: 'answered calls',
  unsure: 'calls without an answer',
  refused: 'refused calls',
} as const;

/** Collects what comes of a fault, time by time. */
export class Tries {
  private times = 0;
  private passed = 0;
  private readonly findings: string[] = [];
  private readonly figures: Record<string, number> = {};

  constructor(private readonly fault: string) {}

  /** One time, which has passed if nothing is wrong. */
  add(wrong: readonly string[]): void {
    this.times++;
    if (wrong.length === 0) this.passed++;
    this.findings.push(...wrong.map((each) => `${this.fault} ${this.times}: ${each}`));
  }

  /** One time, in which a sandbox that does not start is wrong, too. */
  async try(run: () => Promise<readonly string[]>): Promise<void> {
    try {
      this.add(await run());
    } catch (error) {
      if (!(error instanceof DoesNotStart)) throw error;
      this.add([error.message]);
    }
  }

  count(figure: string, more = 1): void {
    this.figures[figure] = (this.figures[figure] ?? 0) + more;
  }

  countAttempts(attempts: readonly Attempt[]): void {
    for (const {outcome} of attempts) this.count(attemptNames[outcome]);
  }

  get outcome(): Outcome {
    const {fault, times, passed, findings, figures} = this;
    return {fault, times, passed, findings, figures};
  }
}
