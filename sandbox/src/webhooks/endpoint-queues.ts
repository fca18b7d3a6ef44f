import type {World} from '../world/world';
import {EndpointRun} from './endpoint-run';
import {patience} from './retry-schedule';
import type {SendOptions} from './send-webhook';

/**
 * One queue per endpoint: an endpoint gets its webhooks one after the other, and endpoints do not
 * wait for one another.
 */
export class EndpointQueues {
  /** The endpoints that are being sent webhooks now. */
  private readonly runs = new Map<string, EndpointRun>();
  private readonly closing = new AbortController();
  private readonly sending: SendOptions;

  constructor(
    private readonly world: World,
    options: Omit<SendOptions, 'closing'>,
  ) {
    this.sending = {...options, closing: this.closing.signal};
  }

  /** Infinity when none is waiting. */
  nextAttemptAt(): number {
    return this.findNext(() => true);
  }

  /** Skips endpoints with a run in progress, which continue by themselves. */
  nextStartAt(): number {
    return this.findNext((endpointId) => !this.runs.has(endpointId));
  }

  startDue(): void {
    const {world, sending} = this;
    if (sending.closing.aborted) return;
    const now = world.now();
    for (const {endpointId, at} of world.attempts.listFirst()) {
      if (at > now || this.runs.has(endpointId)) continue;
      const forget = () => this.runs.delete(endpointId);
      const run = new EndpointRun(world, endpointId, sending, forget);
      // Before the start, since a run may end at once.
      this.runs.set(endpointId, run);
      run.start();
    }
  }

  /** Resolves when what is due, at these endpoints or at all, has been attempted and kept. */
  async settle(endpointIds?: readonly string[]): Promise<void> {
    this.startDue();
    const ids = endpointIds ?? [...this.runs.keys()];
    await waitFor(ids.flatMap((id) => this.runs.get(id) ?? []));
    await this.world.flush();
  }

  /**
   * Gives receivers a moment for each webhook before time moves on, so that they find the sandbox at
   * the time the webhook tells of. Whoever needs longer is left behind.
   */
  async waitBriefly(): Promise<void> {
    for (let awaited = this.listPunctual(); awaited.length > 0; awaited = this.listPunctual()) {
      const before = new Map(awaited.map((run) => [run, run.attempted]));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const moment = new Promise((resolve) => (timer = setTimeout(resolve, patience)));
      await Promise.race([waitFor(awaited), moment]);
      clearTimeout(timer);
      for (const [run, attempted] of before) run.isLeftBehind ||= run.attempted === attempted;
    }
  }

  /** Drops every run, because the world was replaced. */
  startOver(): void {
    for (const run of this.runs.values()) run.breakOff();
    this.runs.clear();
  }

  /** The next sandbox on the same data repeats attempts that were in progress. */
  close(): void {
    this.startOver();
    this.closing.abort(new Error('The sandbox is closed.'));
  }

  private listPunctual(): readonly EndpointRun[] {
    return [...this.runs.values()].filter(({isLeftBehind}) => !isLeftBehind);
  }

  private findNext(isWanted: (endpointId: string) => boolean): number {
    const firsts = this.world.attempts.listFirst().filter(({endpointId}) => isWanted(endpointId));
    return Math.min(...firsts.map(({at}) => at));
  }
}

function waitFor(runs: readonly EndpointRun[]): Promise<unknown> {
  return Promise.all(runs.map(({ended}) => ended));
}
