import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import type {Client} from './client';
import type {Checks} from './checks';
import {expectEqual} from './expect';
import {meet, newTrade} from './flow-checks';

/** Which events are told, and how. */
export const notificationChecks: Checks = {
  async 'Each event is told once, except those that only open a payment'(client) {
    await client.control('reset', {body: {fill: false}});
    await client.control('changeSettings', {body: {payout: 'next-banking-day'}});
    const {key} = await client.control('addOrganisation', {body: {name: 'Shop'}});
    const own = client.as(key);
    const {path} = await meet(own);
    const {tradeId} = await own.call('initiateTrade', {body: newTrade()});
    const simulate = (event: SimulatedEvent) =>
      client.control('simulate', {path: {tradeId}, body: {event}});
    await own.call('acceptInvitation', {path: path('buyer-7', tradeId)});
    await own.call('payToEscrow', {path: path('buyer-7', tradeId)});
    await simulate('payment.failed');
    await own.call('payToEscrow', {path: path('buyer-7', tradeId)});
    await simulate('payment.succeeded');
    await own.call('reimbursePayer', {
      path: {payerMarketplaceUserId: 'buyer-7', tradeId},
      body: {amount: 100},
    });
    await own.call('buyShipment', {
      path: path('buyer-7', tradeId),
      body: {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 1},
    });
    await own.call('abandonTrade', {path: path('seller-7', tradeId)});
    await client.control('advanceClock', {body: {days: 1}});
    expectEqual(
      await listTold(client),
      [
        ['', 'user.connected', ''],
        ['T01', 'trade.changed', 'invitation_send'],
        ['T02', 'trade.changed', 'invitation_send'],
        ['T11', 'trade.changed', 'invitation_send'],
        ['T08', 'trade.changed', 'paid_to_escrow'],
        ['T46', 'trade.changed', 'paid_to_escrow'],
        ['T19', 'trade.changed', 'cancelled_by_seller_with_payment_to_buyer'],
        ['T50', 'trade.changed', 'cancelled_by_seller_with_payment_to_buyer'],
      ],
      'notifications',
    );
  },

  async 'A checkout that is closed by a paid key and a repeated cancel are told apart'(client) {
    await client.control('reset', {body: {fill: false}});
    const {key} = await client.control('addOrganisation', {body: {name: 'Shop'}});
    const own = client.as(key);
    await meet(own);
    const cancelled = await own.call('initiateTrade', {body: newTrade()});
    const state = new URL(cancelled.redirectUrl).searchParams.get('state') ?? '';
    const followed: string[] = [];
    for (let attempt = 0; attempt < 2; attempt++) {
      const {headers} = await own.exchange('cancelTrade', {body: {state}});
      followed.push(headers.get('x-sandbox-transitions') ?? '');
    }
    expectEqual(followed, ['T12', 'T49'], 'rows');
    const body = {...newTrade(), checkoutUniquenessKey: 'bike-1'};
    await own.call('initiateTrade', {body});
    await own.call('initiateTrade', {body: {...body, referenceId: 'auto-pay'}});
    expectEqual(
      (await listTold(client)).slice(1).map(([transition]) => transition),
      ['T01', 'T12', 'T01', 'T01', 'T10', 'T48'],
      'notifications',
    );
  },
};

/** Row, event name and state of each notification; their ids are unique. */
async function listTold(client: Client): Promise<readonly (readonly string[])[]> {
  const told = await client.control('listNotifications');
  expectEqual(new Set(told.map(({body}) => body.id)).size, told.length, 'ids');
  return told.map(({transition, body}) => [
    transition ?? '',
    body.eventName ?? '',
    body.state ?? '',
  ]);
}
