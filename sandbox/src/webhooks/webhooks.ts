import type {KnownWebhookEventName} from '@symblepay/openapi/types';
import {Refusal} from '../refusal';
import type {Endpoint, Notification} from '../world/notifications';
import type {World} from '../world/world';
import {sortableKey} from '../world/collections';
import {makeSecret} from './webhook-signature';

export type NewEndpoint = {
  readonly organisationId: string;
  readonly url: string;
  readonly eventNames?: readonly KnownWebhookEventName[];
};

/** Which endpoint is told what; the queues tell them. */
export class Webhooks {
  constructor(private readonly world: World) {
    world.onNotification((notification) => this.enqueue(notification));
  }

  addEndpoint({organisationId, url, eventNames = []}: NewEndpoint): Endpoint {
    const secret = makeSecret(this.world.nextId(), this.world.nextId());
    const endpoint = {id: this.world.nextId(), organisationId, url, eventNames, secret};
    this.world.endpoints.put(endpoint);
    return endpoint;
  }

  /** Sends a notification once more; gives back the endpoints that want it. */
  redeliver(notificationId: string): readonly string[] {
    const notification = this.world.notifications
      .values()
      .find(({body}) => body.id === notificationId);
    if (!notification) {
      const list = 'GET /_sandbox/webhooks/notifications';
      throw new Refusal('not-found', `The notification is not known. ${list} lists them.`);
    }
    const endpointIds = this.enqueue(notification);
    if (endpointIds.length === 0) {
      const remedy = 'POST /_sandbox/webhooks/endpoints adds one.';
      throw new Refusal('invalid-state', `No endpoint wants the notification. ${remedy}`);
    }
    return endpointIds;
  }

  /** Gives back the endpoints that want it. */
  private enqueue({key, organisationId, body}: Notification): readonly string[] {
    const wanting = this.world.endpoints
      .entries()
      .map(([, endpoint]) => endpoint)
      .filter((endpoint) => endpoint.organisationId === organisationId)
      .filter(({eventNames: names}) => names.length === 0 || names.includes(body.eventName));
    const copies = this.world.settings.webhooks.duplicate ? 2 : 1;
    for (const {id} of wanting) {
      for (let copy = 0; copy < copies; copy++) this.schedule(key, id);
    }
    return wanting.map(({id}) => id);
  }

  private schedule(notificationKey: string, endpointId: string): void {
    const id = sortableKey(this.world.nextNumber());
    const nextAttemptAt = this.world.now();
    this.world.deliveries.put({
      id,
      notificationKey,
      endpointId,
      state: 'waiting',
      nextAttemptAt,
      attempts: [],
    });
  }
}
