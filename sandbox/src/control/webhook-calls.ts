import {listOwnReceivers, listReceived} from '../webhooks/own-receiver';
import {addEndpoint, redeliver} from '../webhooks/webhooks';
import type {ControlCalls, InputOf} from './control-calls';
import {refuseUnknown} from './control-calls';
import type {ControlParts} from './control-parts';
import {change, requireOrganisation} from './control-parts';
import {waitUntil} from './wait-until';

/** Who is told what, and what came of it. */
export function webhookCalls(parts: ControlParts) {
  const {world, queues, checkReceiver, closing} = parts;
  const {endpoints, notifications, deliveries} = world.kept;

  /** Oldest first. */
  function listNotifications({after}: InputOf<'listNotifications'> = {}) {
    const all = notifications.values();
    if (after === undefined) return all;
    const index = all.findIndex(({body}) => body.id === after);
    if (index < 0) throw refuseUnknown('notification', 'listNotifications');
    return all.slice(index + 1);
  }

  return {
    addEndpoint({key, ...endpoint}) {
      if (endpoint.url !== undefined) checkReceiver(new URL(endpoint.url));
      return change(parts, () => addEndpoint(world, requireOrganisation(world, key).id, endpoint));
    },

    listEndpoints: () => endpoints.entries().map(([, endpoint]) => endpoint),

    removeEndpoint: ({endpointId}) =>
      change(parts, () => {
        const endpoint = endpoints.find(endpointId);
        if (!endpoint) throw refuseUnknown('endpoint', 'listEndpoints');
        endpoints.delete(endpoint);
      }),

    listNotifications,

    /** Without `after`, those after the newest. */
    async awaitNotifications({wait = '10', after}: InputOf<'awaitNotifications'> = {}) {
      const last = after ?? listNotifications().at(-1)?.body.id;
      const filter = last === undefined ? {} : {after: last};
      await waitUntil(() => listNotifications(filter).length > 0, Number(wait), closing);
      return listNotifications(filter);
    },

    /** What is due has arrived. */
    async listReceived({wait = '0', count = '1', ...filter}: InputOf<'listReceived'> = {}) {
      await queues?.settle(listOwnReceivers(world));
      const isEnough = () => listReceived(world, filter).length >= Number(count);
      await waitUntil(isEnough, Number(wait), closing);
      return listReceived(world, filter);
    },

    listDeliveries: () => deliveries.values(),

    async redeliver({notificationId}) {
      const endpointIds = await change(parts, () => redeliver(world, notificationId));
      await queues?.settle(endpointIds);
    },

    /** Resolves when every webhook that is due has been attempted. */
    async settleWebhooks() {
      await queues?.settle();
    },
  } satisfies Partial<ControlCalls>;
}
