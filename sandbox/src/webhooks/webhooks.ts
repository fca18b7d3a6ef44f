import type {Endpoint} from '@symblepay/openapi/control/types';
import type {KnownWebhookEventName} from '@symblepay/openapi/types';
import {nameControlCall} from '../control-call';
import {Refusal} from '../refusal';
import type {World} from '../world/world';
import {makeSecret} from './webhook-signature';

export type NewEndpoint = {
  readonly organisationId: string;
  readonly url: string;
  readonly eventNames?: readonly KnownWebhookEventName[];
};

export function addEndpoint(
  world: World,
  {organisationId, url, eventNames = []}: NewEndpoint,
): Endpoint {
  const secret = makeSecret(world.nextId(), world.nextId());
  const endpoint = {id: world.nextId(), organisationId, url, eventNames, secret};
  world.endpoints.put(endpoint);
  return endpoint;
}

export function redeliver(world: World, notificationId: string): readonly string[] {
  const notification = world.notifications.values().find(({body}) => body.id === notificationId);
  if (!notification) {
    const list = nameControlCall('listNotifications');
    throw new Refusal('not-found', `The notification is not known. ${list} lists them.`);
  }
  const endpointIds = world.queueWebhooks(notification);
  if (endpointIds.length === 0) {
    const remedy = `${nameControlCall('addEndpoint')} adds one.`;
    throw new Refusal('invalid-state', `No endpoint wants the notification. ${remedy}`);
  }
  return endpointIds;
}
