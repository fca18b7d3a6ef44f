import type {Attempt, Endpoint, ReceivedWebhook} from '@symblepay/openapi/control/types';
import type {Notification} from '../world/notifications';
import type {World} from '../world/world';
import type {Deliver} from './send-webhook';

export type Message = Pick<ReceivedWebhook, 'headers' | 'rawBody'>;

/** Receives in place of a server, and takes everything. */
export function receiveInto(messages: Message[]): Deliver {
  return async (request) => {
    messages.push({headers: Object.fromEntries(request.headers), rawBody: await request.text()});
    return {status: 200};
  };
}

/** Has numbers of its own: when a webhook comes must not change the ids of what is made next. */
export function keepReceived(
  {kept: {received}}: World,
  {id: endpointId}: Endpoint,
  {number: attempt, at}: Attempt,
  {body}: Notification,
  message: Message,
): void {
  const number = (received.values().at(-1)?.number ?? 0) + 1;
  received.put({number, endpointId, attempt, at, body, ...message});
}

type Filter = {readonly event?: string; readonly tradeId?: string};

/** In the order of arrival. */
export function listReceived({kept}: World, {event, tradeId}: Filter): readonly ReceivedWebhook[] {
  return kept.received
    .values()
    .filter(({body}) => (event ?? body.eventName) === body.eventName)
    .filter(({body}) => (tradeId ?? body.tradeId) === body.tradeId);
}

export function listOwnReceivers({kept}: World): readonly string[] {
  return kept.endpoints.values().flatMap(({id, url}) => (url === undefined ? id : []));
}
