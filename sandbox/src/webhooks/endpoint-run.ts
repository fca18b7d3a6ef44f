import type {Attempt, Delivery} from '@symblepay/openapi/control/types';
import {sortableKey} from '../world/collections';
import type {World} from '../world/world';
import type {Notification} from '../world/notifications';
import type {Message} from './own-receiver';
import {keepReceived, receiveInto} from './own-receiver';
import {delayBefore} from './retry-schedule';
import type {SendOptions} from './send-webhook';
import {sendWebhook} from './send-webhook';

/** More than this after what it tells of, in milliseconds, a webhook is late. */
const lateness = 60_000;

/** Sends one endpoint the webhooks that are due, one after the other, until none is. */
export class EndpointRun {
  /** Never rejects: the next write keeps what could not be kept, or reports it. */
  ended: Promise<void> = Promise.resolve();
  attempted = 0;
  /** Time goes on without the receiver; what it misses keeps the time at which it was due. */
  isLeftBehind = false;
  private isOver = false;
  /** The sandbox's time of the current attempts. */
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

  /** The world was replaced: the attempt in progress is not kept, and none follows. */
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

  /** Oldest first, or newest first when webhooks are set to be reversed. */
  private findDue(): readonly Delivery[] {
    const {world, endpointId} = this;
    const first = world.attempts.firstOf(endpointId) ?? Infinity;
    if (first > world.now()) return [];
    this.time = this.isLeftBehind ? Math.max(this.time, first) : world.now();
    const due = world.attempts
      .listUntil(endpointId, this.time)
      .flatMap((id) => world.kept.deliveries.find(id) ?? [])
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    return world.settings.webhooks.reverse ? due.reverse() : due;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const {world, sending} = this;
    if (!this.isWaiting(delivery)) return;
    const notification = world.kept.notifications.find(delivery.notificationKey);
    const endpoint = world.kept.endpoints.find(delivery.endpointId);
    if (!notification || !endpoint) {
      world.transact(() => world.kept.deliveries.delete(delivery));
      return;
    }
    const number = delivery.attempts.length + 1;
    const at = this.isLeftBehind ? this.time : world.now();
    const messages: Message[] = [];
    const isOwn = endpoint.url === undefined;
    const result = await sendWebhook(notification, endpoint, {
      ...sending,
      ...(isOwn && {deliver: receiveInto(messages)}),
    });
    this.attempted += 1;
    if (!this.isWaiting(delivery)) return;
    const attempt = {number, at, ...result};
    const concluded = conclude(delivery, attempt);
    world.transact(() => {
      world.kept.deliveries.put(concluded);
      for (const message of messages) keepReceived(world, endpoint, attempt, notification, message);
    });
    if (concluded.state === 'delivered' && !isOwn) this.count(notification, concluded, at);
  }

  private count({key, createdAt, body}: Notification, delivery: Delivery, at: number): void {
    const {world} = this;
    world.meet(`webhook ${body.eventName}`);
    if (delivery.attempts.length > 1 || at - createdAt > lateness) world.meet('webhook late');
    // Copies are queued one after the other.
    const isRepeated = [-1, 1].some((step) => {
      const copy = world.kept.deliveries.find(sortableKey(Number(delivery.id) + step));
      return copy?.notificationKey === key && copy.state === 'delivered';
    });
    if (isRepeated) world.meet('webhook duplicated');
  }

  /** The delivery may be gone by the time the receiver responds. */
  private isWaiting(delivery: Delivery): boolean {
    return !this.isOver && this.world.kept.deliveries.find(delivery.id) === delivery;
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
