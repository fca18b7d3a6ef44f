import type {Trade, TradeCreation} from '@symblepay/openapi/types';
import {operationIds} from '@symblepay/openapi/operations';
import {itemsForSale} from '../control/items';
import {describeTrade, tradesToSeed} from '../control/seed';
import type {Client} from './client';
import type {Checks} from './checks';
import {expectEqual, expectTrue} from './expect';

/** Whole trades from beginning to end, as a marketplace would run them. */
export const flowChecks: Checks = {
  async 'All 23 calls succeed with the suggested values'(client) {
    for (const id of operationIds) {
      const {path, query, body} = await client.control('suggestValues', {path: {operationId: id}});
      await client.call(id, {path, query, body: body as never});
    }
    expectEqual(operationIds.length, 23, 'calls');
  },

  async 'The seeded sandbox has a trade in each of its states'(client) {
    const trades = await client.control('listTrades');
    expectEqual(
      trades.map(({state}) => state).reverse(),
      tradesToSeed.map(({state}) => state),
      'states',
    );
  },

  async 'A trade with shipping is bought, delivered, accepted and paid out to the øre'(client) {
    const {connect, path} = await meet(client);
    const {tradeId, redirectUrl} = await client.call('initiateTrade', {body: newTrade()});
    expectTrue((await client.open(redirectUrl)).html.includes('1,030.00 kr.'), 'total on the page');
    const paid = await client.press(redirectUrl, 'pay');
    expectEqual(paid, {status: 303, location: 'https://shop.example/paid'}, 'after paying');
    const payer = path('buyer-7', tradeId);
    const label = await client.call('buyShipment', {
      path: payer,
      body: {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 4000},
    });
    expectEqual(label.amount, 45, 'price of the label');
    const link = await client.call('createPaymentLink', {
      path: {marketplaceUserId: 'buyer-7', paymentId: label.externalId},
      body: {successUrl: 'https://shop.example/label', cancelUrl: 'https://shop.example/left'},
    });
    await client.press(link.redirectUrl, 'pay');
    for (const event of [
      'shipment.sent',
      'shipment.ready-for-pickup',
      'shipment.delivered',
    ] as const) {
      await client.control('simulate', {path: {tradeId}, body: {event}});
    }
    const trade = await client.call('acceptItemCondition', {path: payer});
    expectEqual(trade.phases.contract.amount, 1030, 'paid into escrow');
    expectEqual(trade.phases.finished?.amount, 890, 'paid out to the payee');
    expectEqual(trade.phases.delivery?.labelPricePayer, 45, 'label');
    expectEqual(trade.payer.status.iconId, 'trade_succesful', 'icon');
    expectEqual(
      trade.payee.timeline.map(({id, state}) => `${id} ${state}`),
      [
        'invitation_send Past',
        'paid_to_escrow Past',
        'delivery_shipment_sent Past',
        'delivery_shipment_pickup_ready Past',
        'delivery_shipment_delivered Past',
        'delivery_condition_accepted Past',
        'finished Current',
      ],
      'timeline',
    );
    expectTrue(connect.startsWith('http'), 'connect link');
  },

  async 'A rejected item goes back and the price with it'(client) {
    const {path} = await meet(client);
    const {tradeId} = await client.call('initiateTrade', {
      body: {...newTrade(), referenceId: 'auto-pay auto-deliver'},
    });
    const payer = path('buyer-7', tradeId);
    await buy(client, 'buyShipment', tradeId, 45);
    const rejected = await client.call('rejectItemCondition', {
      path: payer,
      body: {reason: 'The frame is bent.'},
    });
    expectEqual(
      rejected.phases.delivery?.rejectedReason,
      {description: 'The frame is bent.'},
      'reason',
    );
    await buy(client, 'buyReturnShipment', tradeId, 39);
    const returned = await client.call('acceptItemCondition', {path: path('seller-7', tradeId)});
    expectEqual(returned.phases.finished?.amount, 1000, 'back to the payer');
    expectTrue(returned.phases.finished?.returned !== undefined, 'returned');
  },

  async 'Two users who meet in person need no label'(client) {
    const {path} = await meet(client);
    const body: TradeCreation = {
      ...describeTrade(itemsForSale.cargoBike),
      amount: 1000,
      payerMarketplaceUserId: 'buyer-7',
      payeeMarketplaceUserId: 'seller-7',
    };
    const {tradeId} = await client.call('initiateTrade', {body});
    const payment = await client.call('acceptInvitationAndPay', {
      path: path('buyer-7', tradeId),
      query: {receiverShopId: 'dao-2200-014'},
    });
    const again = await client.call('payToEscrow', {path: path('buyer-7', tradeId)});
    expectEqual(again, payment, 'the one pending payment');
    await client.control('simulate', {path: {tradeId}, body: {event: 'payment.succeeded'}});
    await client.call('reimbursePayer', {
      path: {payerMarketplaceUserId: 'buyer-7', tradeId},
      body: {amount: 100},
    });
    const trade = await client.call('acceptItemCondition', {path: path('buyer-7', tradeId)});
    expectEqual(trade.phases.finished?.amount, 890, '1000 less 100 reimbursed, less 1 % fee');
    expectEqual(trade.phases.delivery?.shopName, undefined, 'no parcel, no shop');
  },

  async 'Of checkouts with one uniqueness key only one is paid'(client) {
    await meet(client);
    const body = {...newTrade(), checkoutUniquenessKey: 'bike-1'};
    const one = await client.call('initiateTrade', {body});
    const other = await client.call('initiateTrade', {body});
    await client.press(one.redirectUrl, 'pay');
    const trade: Trade = await client.call('getTrade', {
      path: {marketplaceUserId: 'buyer-7', tradeId: other.tradeId},
    });
    expectTrue(trade.phases.finished?.cancelled !== undefined, 'the other is cancelled');
    const late = await client.press(other.redirectUrl, 'pay');
    expectEqual(late.status, 400, 'paying the other');
    const refused = await client.refuse('initiateTrade', {body});
    expectEqual(refused.typeCode, 'uniqueness-key-used', 'typeCode');
  },
};

/** Connects a payee on the hosted page; the payer need not connect. */
export async function meet(client: Client) {
  const {redirectUrl: connect} = await client.call('connectUser', {
    body: {
      marketplaceUserId: 'seller-7',
      successUrl: 'https://shop.example/connected',
      cancelUrl: 'https://shop.example/left',
    },
  });
  await client.press(connect, 'sign-in');
  return {
    connect,
    path: (marketplaceUserId: string, tradeId: string) => ({marketplaceUserId, tradeId}),
  };
}

/** 1,000 DKK; the payer pays 2.5 % + 5, the payee 1 %; 100 go to a lender first. */
export function newTrade(): TradeCreation {
  return {
    ...describeTrade(itemsForSale.guitar),
    amount: 1000,
    payerMarketplaceUserId: 'buyer-7',
    payeeMarketplaceUserId: 'seller-7',
    prioritizedPayees: [{amount: 100, bankAccount: 'DK5000400440116243', description: 'Lender'}],
    successUrl: 'https://shop.example/paid',
    cancelUrl: 'https://shop.example/left',
  };
}

async function buy(
  client: Client,
  call: 'buyShipment' | 'buyReturnShipment',
  tradeId: string,
  price: number,
): Promise<void> {
  const {externalId} = await client.call(call, {
    path: {marketplaceUserId: 'buyer-7', tradeId},
    body: {price, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 100},
  });
  await client.call('createPaymentLink', {
    path: {marketplaceUserId: 'buyer-7', paymentId: externalId},
    body: {successUrl: 'https://shop.example/label', cancelUrl: 'https://shop.example/left'},
  });
}
