import type {Attempt, Delivery} from '../world/notifications';
import type {World} from '../world/world';
import {delayBefore} from './retry-schedule';
import type {SendOptions} from './send-webhook';
import {sendWebhook} from './send-webhook';

/** Tells one endpoint what is due, one after the other, until nothing is. */
export class EndpointRun {
  /** Never rejects: what could not be kept, the next write keeps or complains of. */
  ended: Promise<void> = Promise.resolve();
  attempted = 0;
  /** Time goes on without the receiver; what it misses keeps the time at which it was due. */
  isLeftBehind = false;
  private isOver = false;
  /** The sandbox's time at which the present attempts are made. */
  private time = 0;

  constructor(
    private readonly world: World,
    private readonly endpointId: string,
    private readonly sending: SendOptions,
    private readonly onEnd: () => void,
  ) {}

  start(): void {
    this.ended = this.work();
  }

  /** For another world: what is under way is not kept, and nothing follows it. */
  breakOff(): void {
    this.isOver = true;
  }

  private async work(): Promise<void> {
    for (let due = this.findDue(); due.length > 0; due = this.findDue()) {
      for (const delivery of due) await this.attempt(delivery);
      await this.world.flush().catch(() => undefined);
      if (this.isOver) return;
    }
    this.onEnd();
  }

  /** Oldest first, or last first when that is set. */
  private findDue(): readonly Delivery[] {
    const {world, endpointId} = this;
    const first = world.attempts.firstOf(endpointId) ?? Infinity;
    if (first > world.now()) return [];
    this.time = this.isLeftBehind ? Math.max(this.time, first) : world.now();
    const due = world.attempts
      .listUntil(endpointId, this.time)
      .flatMap((id) => world.deliveries.find(id) ?? [])
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    return world.settings.webhooks.reverse ? due.reverse() : due;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const {world, sending} = this;
    if (!this.isWaiting(delivery)) return;
    const notification = world.notifications.find(delivery.notificationKey);
    const endpoint = world.endpoints.find(delivery.endpointId);
    if (!notification || !endpoint) {
      world.transact(() => world.deliveries.delete(delivery));
      return;
    }
    const number = delivery.attempts.length + 1;
    const at = this.isLeftBehind ? this.time : world.now();
    const result = await sendWebhook(notification, endpoint, sending);
    this.attempted += 1;
    if (this.isWaiting(delivery)) {
      world.transact(() => world.deliveries.put(conclude(delivery, {number, at, ...result})));
    }
  }

  /** It may have been dropped or reset while the receiver was thinking. */
  private isWaiting(delivery: Delivery): boolean {
    return !this.isOver && this.world.deliveries.find(delivery.id) === delivery;
  }
}

function conclude(delivery: Delivery, attempt: Attempt): Delivery {
  const {number, at, status = 0} = attempt;
  const attempts = [...delivery.attempts, attempt];
  if (status >= 200 && status < 300) {
    return {...delivery, state: 'delivered', nextAttemptAt: null, attempts};
  }
  const delay = delayBefore(number + 1);
  return delay === undefined
    ? {...delivery, state: 'given-up', nextAttemptAt: null, attempts}
    : {...delivery, state: 'waiting', nextAttemptAt: at + delay, attempts};
}
