import type {Sandbox} from '@symblepay/sandbox/browser';
import {createSandbox, loadAssumptions, planWayTo, seeded} from '@symblepay/sandbox/browser';
import type {Shown} from './shown';
import {describeSandbox} from './describe-sandbox';
import {nextTask} from './next-task';
import type {Step} from './step';
import {toRequest} from './step';

/**
 * The sandbox in this tab. The same steps lead every tab to the same sandbox, byte for byte. Only
 * the session imports it, so that it is one file for browsers.
 */
export class Engine {
  /** The API key of the organisation that a reader plays. */
  readonly key = seeded.key;
  readonly loadAssumptions = loadAssumptions;
  readonly planWayTo = planWayTo;

  private taken: Step[] = [];
  private received: string[] = [];
  private told: number[] = [];
  private own: string[] = [];
  private tradeId: string | undefined;

  private constructor(
    private readonly origin: string,
    private current: Sandbox,
  ) {}

  static async begin(origin: string): Promise<Engine> {
    return new Engine(origin, await createSandbox({origin, pause: nextTask}));
  }

  get sandbox(): Sandbox {
    return this.current;
  }

  get steps(): readonly Step[] {
    return this.taken;
  }

  /** The trade that the latest steps were about. */
  get trade(): string | undefined {
    return this.tradeId;
  }

  /** What each step came back with. */
  get responses(): readonly string[] {
    return this.received;
  }

  /** How many webhooks had been sent after each step. */
  get notified(): readonly number[] {
    return this.told;
  }

  /** Goes to where the steps lead. False where one is refused; the sandbox is then just before it. */
  async goTo(steps: readonly Step[]): Promise<boolean> {
    if (!this.taken.every((step, index) => isSame(step, steps[index]))) {
      this.current = await createSandbox({origin: this.origin, pause: nextTask});
      this.taken = [];
      this.received = [];
      this.told = [];
      this.own = [];
      this.tradeId = undefined;
    }
    for (const step of steps.slice(this.taken.length)) {
      if ((await this.send(step)).status >= 400) return false;
    }
    return true;
  }

  /** Sends a request. It is a step if it changes something: not if it only reads, or is refused. */
  async send(step: Step): Promise<Response> {
    const response = await this.current.fetch(toRequest(this.origin, step));
    if (step.method !== 'GET' && response.status < 400) {
      const text = await response.clone().text();
      this.taken.push(step);
      this.received.push(text);
      this.told.push(this.current.control.listNotifications().length);
      this.follow(step, text);
    }
    return response;
  }

  describe(): Shown {
    const {tradeId} = this;
    const isExample = tradeId !== undefined && !this.own.includes(tradeId);
    return describeSandbox(this.current.control, tradeId, isExample);
  }

  /** The trade that a step is about; an example never takes the place of the reader's own. */
  private follow(step: Step, response: string): void {
    const tradeId = findTradeId(step, response);
    if (tradeId === undefined) return;
    if (step.path.endsWith('/trades/initiate')) this.own.push(tradeId);
    if (this.own.length === 0 || this.own.includes(tradeId)) this.tradeId = tradeId;
  }
}

function isSame(one: Step, other: Step | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The trade that a step is about, where its path or the response names one. */
function findTradeId({path}: Step, response: string): string | undefined {
  const named =
    /\/trades\/([\da-f-]{36})\b/.exec(path) ?? /"tradeId":"([\da-f-]{36})"/.exec(response);
  return named?.[1];
}
