import type {Inbox, Notification} from './inbox';

const maxTries = 10;

/**
 * Works through the inbox, one notification at a time: two responses about one trade cannot overtake
 * each other on their way into your database.
 */
export class Worker {
  private running: Promise<void> | undefined;
  private readonly tries = new Map<string, number>();

  constructor(
    private readonly inbox: Inbox,
    private readonly handle: (notification: Notification) => Promise<void>,
    private readonly pauseAfterFailure = 5_000,
  ) {}

  /** Resolves when the inbox is empty. Calling it while it works is harmless. */
  run(): Promise<void> {
    this.running ??= this.empty().then(() => {
      this.running = undefined;
      // One may have come after the last look.
      return this.inbox.first() ? this.run() : undefined;
    });
    return this.running;
  }

  private async empty(): Promise<void> {
    for (let next = this.inbox.first(); next; next = this.inbox.first()) {
      try {
        await this.handle(next);
        this.inbox.done(next);
      } catch (error) {
        await this.fail(next, error);
      }
    }
  }

  private async fail(notification: Notification, error: unknown): Promise<void> {
    const {id} = notification;
    const tries = (this.tries.get(id) ?? 0) + 1;
    this.tries.set(id, tries);
    if (tries < maxTries) {
      this.inbox.postpone(notification);
      await new Promise((resolve) => setTimeout(resolve, this.pauseAfterFailure));
    } else {
      console.error(`Notification ${id} failed ${tries} times; look at it by hand.`, error);
      this.inbox.done(notification);
    }
  }
}
