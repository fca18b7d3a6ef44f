import {basePath} from '@symblepay/openapi/operations';
import {seeded} from '../control/seed';
import type {Checks} from './checks';
import {expectEqual, expectTrue} from './expect';
import {meet, newTrade} from './flow-checks';

const correlationId = 'conformance-check-000001';

/** Keys, organisations, errors, and the rules of calls on trades. */
export const ruleChecks: Checks = {
  async 'A call without a known key gets 401'(client) {
    const path = {marketplaceUserId: seeded.payee};
    for (const authorization of ['', 'Bearer wrong', 'Basic abc', `Bearer ${seeded.key} more`]) {
      const error = await client.refuse('getUser', {path, headers: {authorization}});
      expectEqual([error.status, error.typeCode], [401, 'unauthorized'], authorization);
    }
  },

  async 'Errors carry the sent correlation id, and every response repeats it'(client) {
    const headers = {'X-Correlation-Id': correlationId};
    const path = {marketplaceUserId: 'nobody'};
    const error = await client.refuse('getUser', {path, headers});
    expectEqual(
      error,
      {
        type: 'https://developer.symblepay.example/docs/guidelines/errors#not-found',
        title: 'Not found',
        detail: 'The user id was not known',
        status: 400,
        instance: `${basePath}/users/nobody`,
        traceId: correlationId,
        typeCode: 'not-found',
      },
      'error',
    );
    const response = await client.exchange('getUser', {
      path: {marketplaceUserId: seeded.payee},
      headers,
    });
    expectEqual(response.headers.get('x-correlation-id'), correlationId, 'header');
  },

  async 'Each faulty field is named'(client) {
    const error = await client.refuse('initiateTrade', {
      body: {...newTrade(), title: '', amount: 4.99, payerFee: 101},
    });
    expectEqual(
      error.errors?.map(({key}) => key).sort(),
      ['amount', 'payerFee', 'title'],
      'fields',
    );
    const short = await client.refuse('getUser', {
      path: {marketplaceUserId: seeded.payee},
      headers: {'X-Correlation-Id': 'short'},
    });
    expectEqual(short.errors?.[0]?.key, 'X-Correlation-Id', 'header');
  },

  async 'The trade of another organisation is as unknown as none'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
    const other = client.as(seeded.otherKey);
    const foreign = await other.refuse('getTrade', {
      path: {marketplaceUserId: 'buyer-7', tradeId},
      headers: {'X-Correlation-Id': correlationId},
    });
    const none = await other.refuse('getTrade', {
      path: {marketplaceUserId: 'buyer-7', tradeId: 'no-such-trade'},
      headers: {'X-Correlation-Id': correlationId},
    });
    expectEqual({...foreign, instance: ''}, {...none, instance: ''}, 'responses');
    expectEqual(none.detail, 'The trade id was not known', 'detail');
  },

  async 'A refused call changes nothing'(client) {
    await meet(client);
    const {tradeId, redirectUrl} = await client.call('initiateTrade', {body: newTrade()});
    const payer = {marketplaceUserId: 'buyer-7', tradeId};
    const before = await client.snapshot();
    await client.refuse('acceptItemCondition', {path: payer});
    await client.refuse('payToEscrow', {path: payer});
    await client.refuse('acceptInvitation', {path: {...payer, marketplaceUserId: 'seller-7'}});
    await client.refuse('getTrade', {path: {...payer, marketplaceUserId: 'stranger'}});
    await client.refuse('cancelTrade', {body: {state: 'no-such-state'}});
    await client.refuse('initiateTrade', {body: {...newTrade(), payeeMarketplaceUserId: 'new'}});
    await client.refuse('initiateTrade', {body: {...newTrade(), payeeFixedFee: 950}});
    await client.refuse('initiateTrade', {
      body: {...newTrade(), payerMarketplaceUserId: 'seller-7'},
    });
    await client.press(redirectUrl, 'no-such-choice');
    expectEqual(await client.snapshot(), before, 'snapshot');
  },

  async 'A wrong role, a wrong price and too large a reimbursement have their codes'(client) {
    await meet(client);
    const {tradeId, redirectUrl} = await client.call('initiateTrade', {body: newTrade()});
    await client.press(redirectUrl, 'pay');
    const buyer = {marketplaceUserId: 'buyer-7', tradeId};
    const seller = {marketplaceUserId: 'seller-7', tradeId};
    const label = {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 10} as const;
    const codes = [
      await client.refuse('buyShipment', {path: seller, body: label}),
      await client.refuse('buyShipment', {path: buyer, body: {...label, price: 44}}),
      await client.refuse('buyShipment', {
        path: buyer,
        body: {...label, expectedMaxWeightInGrams: 5001},
      }),
      await client.refuse('payToEscrow', {path: buyer}),
      await client.refuse('reimbursePayer', {
        path: {payerMarketplaceUserId: 'buyer-7', tradeId},
        body: {amount: 1000.01},
      }),
      await client.refuse('reimbursePayer', {
        path: {payerMarketplaceUserId: 'seller-7', tradeId},
        body: {amount: 1},
      }),
      await client.refuse('acceptItemCondition', {path: buyer}),
    ].map(({typeCode}) => typeCode);
    expectEqual(
      codes,
      [
        'wrong-role',
        'validation-error',
        'validation-error',
        'already-paid',
        'insufficient-escrow',
        'wrong-role',
        'invalid-state',
      ],
      'codes',
    );
  },

  async 'Cancelling by state is repeatable and echoes the key'(client) {
    await meet(client);
    const {redirectUrl} = await client.call('initiateTrade', {body: newTrade()});
    const state = new URL(redirectUrl).searchParams.get('state') ?? '';
    for (const attempt of ['first', 'second']) {
      expectEqual(await client.call('cancelTrade', {body: {state}}), {state}, attempt);
    }
  },

  async 'What something else has cancelled cannot be cancelled by state'(client) {
    await meet(client);
    const body = {...newTrade(), checkoutUniquenessKey: 'bike-1'};
    const late = await client.call('initiateTrade', {body: newTrade()});
    const sharing = await client.call('initiateTrade', {body});
    await client.call('initiateTrade', {body: {...body, referenceId: 'auto-pay'}});
    await client.control('advanceClock', {body: {days: 8}});
    for (const {redirectUrl} of [late, sharing]) {
      const state = new URL(redirectUrl).searchParams.get('state') ?? '';
      const refused = await client.refuse('cancelTrade', {body: {state}});
      expectEqual(refused.typeCode, 'invalid-state', 'typeCode');
    }
  },

  async 'The parcel shop that the payer chooses is where the parcel goes'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
    const path = {marketplaceUserId: 'buyer-7', tradeId};
    const query = {receiverShopId: 'dao-2200-014'};
    await client.call('acceptInvitationAndPay', {path, query});
    await client.control('simulate', {path: {tradeId}, body: {event: 'payment.succeeded'}});
    const trade = await client.call('getTrade', {path});
    expectEqual(trade.phases.delivery?.shopName, 'Nørrebro Kiosk', 'shop');
  },

  async 'A declined payment fails and a new one can be opened'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
    const path = {marketplaceUserId: 'buyer-7', tradeId};
    const first = await client.call('acceptInvitationAndPay', {path});
    const linkOf = (paymentId: string) =>
      client.call('createPaymentLink', {
        path: {marketplaceUserId: 'buyer-7', paymentId},
        body: {successUrl: 'https://shop.example/ok', cancelUrl: 'https://shop.example/no'},
      });
    const voided = await linkOf(first.externalId);
    const link = await linkOf(first.externalId);
    expectEqual((await client.open(voided.redirectUrl)).status, 400, 'voided link');
    expectEqual(
      await client.press(link.redirectUrl, 'decline'),
      {status: 303, location: 'https://shop.example/no'},
      'declined',
    );
    const second = await client.call('payToEscrow', {path});
    expectTrue(second.externalId !== first.externalId, 'a new payment');
  },

  async 'The trade list holds the newest 20, newest first, whatever the query says'(client) {
    await meet(client);
    const made: string[] = [];
    while (made.length < 21) {
      made.push((await client.call('initiateTrade', {body: newTrade()})).tradeId);
    }
    const path = {marketplaceUserId: 'buyer-7'};
    const list = await client.call('listTrades', {path});
    const ids = list.trades.map(({tradeId}) => tradeId);
    expectEqual(ids, made.slice(1).reverse(), 'trades');
    expectEqual(list.pagination, {pageSize: 20, page: 1}, 'pagination');
    for (const query of ['?page=2&pageSize=5', '?page=0', '?page=1&page=2', '?offset=20']) {
      const {url, headers} = client.request('listTrades', {path});
      const response = await client.send(new Request(url + query, {headers}));
      expectEqual(await response.json(), list, query);
    }
  },
};
