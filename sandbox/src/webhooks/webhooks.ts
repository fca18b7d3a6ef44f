import type {BodyOf, Endpoint} from '@symblepay/openapi/control/types';
import {nameControlCall} from '../control-call';
import {Refusal} from '../refusal';
import type {World} from '../world/world';
import {makeSecret} from './webhook-signature';

export function addEndpoint(
  world: World,
  organisationId: string,
  {url, eventNames = []}: Omit<BodyOf<'addEndpoint'>, 'key'>,
): Endpoint {
  const secret = makeSecret(world.nextId(), world.nextId());
  const id = world.nextId();
  const endpoint = {id, organisationId, ...(url !== undefined && {url}), eventNames, secret};
  world.kept.endpoints.put(endpoint);
  return endpoint;
}

export function redeliver(world: World, notificationId: string): readonly string[] {
  const notification = world.kept.notifications
    .values()
    .find(({body}) => body.id === notificationId);
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
