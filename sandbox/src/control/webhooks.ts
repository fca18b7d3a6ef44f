import type {KnownWebhookEventName} from '@symblepay/openapi/types';
import {Refusal} from '../trade/refusal';
import type {Attempt, Delivery, Endpoint, Notification} from '../world/notifications';
import type {World} from '../world/world';
import {sortableKey} from '../world/world';
import {ATTEMPT_LIMIT, delayBefore} from './retry-schedule';
import {makeSecret, signWebhook, WEBHOOK_HEADERS} from './webhook-signature';

/** Sends a webhook; the Node server gives `fetch`, the browser nothing. */
export type Deliver = (request: Request) => Promise<{readonly status: number}>;

type WebhookOptions = {
  readonly deliver?: Deliver;
  /** Time for the signature. Receivers compare it with their own clock. */
  readonly readTime?: () => number;
  /** Makes the signal that ends an attempt after so many milliseconds. */
  readonly limitTime?: (milliseconds: number) => AbortSignal;
};

export type NewEndpoint = {
  readonly organisationId: string;
  readonly url: string;
  readonly eventNames?: readonly KnownWebhookEventName[];
};

/** Tells developers' endpoints what happened, and again until they answer. */
export class Webhooks {
  private running: Promise<void> = Promise.resolve();
  /** A round of attempts that has not begun; it will see all that is due by then. */
  private queued: Promise<void> | undefined;

  constructor(
    private readonly world: World,
    private readonly options: WebhookOptions,
  ) {
    world.onNotification((notification) => this.enqueue(notification));
  }

  addEndpoint({organisationId, url, eventNames = []}: NewEndpoint): Endpoint {
    const secret = makeSecret(this.world.nextId(), this.world.nextId());
    const endpoint = {id: this.world.nextId(), organisationId, url, eventNames, secret};
    this.world.putEndpoint(endpoint);
    return endpoint;
  }

  /** Sends a notification once more, to every endpoint that wants it. */
  redeliver(notificationId: string): void {
    const notification = [...this.world.notifications.values()].find(
      ({body}) => body.id === notificationId,
    );
    if (!notification) {
      const list = 'GET /_sandbox/webhooks/notifications';
      throw new Refusal('not-found', `The notification is not known. ${list} lists them.`);
    }
    if (this.enqueue(notification) === 0) {
      const remedy = 'POST /_sandbox/webhooks/endpoints adds one.';
      throw new Refusal('invalid-state', `No endpoint wants the notification. ${remedy}`);
    }
  }

  nextAttemptAt(): number | undefined {
    return this.options.deliver ? this.world.attempts.first()?.at : undefined;
  }

  /** Makes every attempt that is due now. Endpoints do not wait for each other. */
  attemptDue(): Promise<void> {
    if ((this.nextAttemptAt() ?? Infinity) > this.world.now()) return this.running;
    if (!this.queued) {
      this.queued = this.running.then(() => {
        this.queued = undefined;
        return this.attemptAllDue();
      });
      this.running = this.queued.catch(() => undefined);
    }
    return this.queued;
  }

  /** For who does not wait: what a round could not keep, the next write keeps or complains of. */
  startDue(): void {
    this.attemptDue().catch(() => undefined);
  }

  private async attemptAllDue(): Promise<void> {
    const {deliver} = this.options;
    if (!deliver) return;
    const due = this.world.attempts
      .listUntil(this.world.now())
      .flatMap((id) => this.world.deliveries.get(id) ?? [])
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    if (this.world.settings.webhooks.reverse) due.reverse();
    const byEndpoint = new Map<string, Delivery[]>();
    for (const delivery of due) {
      byEndpoint.set(delivery.endpointId, [
        ...(byEndpoint.get(delivery.endpointId) ?? []),
        delivery,
      ]);
    }
    await Promise.all(
      [...byEndpoint.values()].map(async (deliveries) => {
        for (const delivery of deliveries) await this.attempt(delivery, deliver);
      }),
    );
    await this.world.flush();
  }

  private async attempt(delivery: Delivery, deliver: Deliver): Promise<void> {
    const notification = this.world.notifications.get(delivery.notificationKey);
    const endpoint = this.world.findEndpoint(delivery.endpointId);
    if (!notification || !endpoint) {
      this.world.transact(() => this.world.deleteDelivery(delivery.id));
      return;
    }
    const number = delivery.attempts.length + 1;
    const at = this.world.now();
    const result = await this.send(notification, endpoint, deliver);
    this.world.transact(() => this.conclude(delivery, {number, at, ...result}));
  }

  private async send(
    {body}: Notification,
    {url, secret}: Endpoint,
    deliver: Deliver,
  ): Promise<Pick<Attempt, 'status' | 'error'>> {
    const text = JSON.stringify(body);
    const limitTime = this.options.limitTime ?? ((limit) => AbortSignal.timeout(limit));
    const timestamp = Math.floor((this.options.readTime?.() ?? this.world.now()) / 1000);
    try {
      const request = new Request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          [WEBHOOK_HEADERS.id.name]: body.id,
          [WEBHOOK_HEADERS.timestamp.name]: String(timestamp),
          [WEBHOOK_HEADERS.signature.name]: await signWebhook(secret, body.id, timestamp, text),
          [WEBHOOK_HEADERS.note.name]:
            "The signature is the sandbox's own; how Symblepay signs is not public.",
        },
        body: text,
        redirect: 'manual',
        signal: limitTime(ATTEMPT_LIMIT),
      });
      const {status} = await deliver(request);
      return {status};
    } catch (error) {
      return {error: describeFailure(error)};
    }
  }

  private conclude(delivery: Delivery, attempt: Attempt): void {
    // It may have been dropped for newer ones, or reset away, while the receiver thought.
    if (this.world.deliveries.get(delivery.id) !== delivery) return;
    const isDelivered =
      attempt.status !== undefined && attempt.status >= 200 && attempt.status < 300;
    const delay = isDelivered ? undefined : delayBefore(attempt.number + 1);
    const nextAttemptAt = delay === undefined ? null : attempt.at + delay;
    const waiting = nextAttemptAt === null ? 'given-up' : 'waiting';
    this.world.putDelivery({
      ...delivery,
      state: isDelivered ? 'delivered' : waiting,
      nextAttemptAt,
      attempts: [...delivery.attempts, attempt],
    });
  }

  /** Gives back how many endpoints want it. */
  private enqueue({key, organisationId, body}: Notification): number {
    const wanting = this.world
      .listEndpoints()
      .filter((endpoint) => endpoint.organisationId === organisationId)
      .filter(({eventNames: names}) => names.length === 0 || names.includes(body.eventName));
    const copies = this.world.settings.webhooks.duplicate ? 2 : 1;
    for (const {id} of wanting) {
      for (let copy = 0; copy < copies; copy++) this.schedule(key, id);
    }
    return wanting.length;
  }

  private schedule(notificationKey: string, endpointId: string): void {
    const id = sortableKey(this.world.nextNumber());
    const nextAttemptAt = this.world.now();
    this.world.putDelivery({
      id,
      notificationKey,
      endpointId,
      state: 'waiting',
      nextAttemptAt,
      attempts: [],
    });
  }
}

/** Node's `fetch` says only in the cause why it failed, once for each address that it tried. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes: unknown[] =
    error.cause instanceof AggregateError ? error.cause.errors : [error.cause];
  const reasons = causes.flatMap((cause) => (cause instanceof Error ? cause.message : []));
  return [error.message, reasons.join(', ')].filter(Boolean).join(': ');
}
