import type {ErrorResponse} from '@symblepay/openapi/types';
import {seeded} from '../control/seed';
import type {Checks} from './checks';
import {expectEqual, expectTrue} from './expect';
import {newTrade} from './flow-checks';

/** What a request is made of: key, headers, path, query and method. */
export const requestChecks: Checks = {
  async 'A key that is not sent as a bearer token is asked for as one'(client) {
    const path = {marketplaceUserId: seeded.payee};
    for (const authorization of ['', 'Basic abc']) {
      const {body, headers} = await client.exchange('getUser', {path, headers: {authorization}});
      const {detail = ''} = body as ErrorResponse;
      expectTrue(detail.includes('Authorization: Bearer <key>'), detail);
      expectEqual(headers.get('www-authenticate'), 'Bearer', 'challenge');
    }
  },

  async 'A correlation id in UTF-8 is the traceId, and comes back as it was sent'(client) {
    // 64 characters, in more bytes.
    const id = 'gulerød-'.repeat(8);
    const bytes = String.fromCharCode(...new TextEncoder().encode(id));
    const {body, headers} = await client.exchange('getUser', {
      path: {marketplaceUserId: 'nobody'},
      headers: {'x-correlation-id': bytes},
    });
    expectEqual((body as ErrorResponse).traceId, id, 'traceId');
    expectEqual(headers.get('x-correlation-id'), bytes, 'header');
  },

  async 'An id that no path can carry is refused by name'(client) {
    const value = 'Must not be . or .., which no URL path can carry.';
    const urls = {successUrl: 'https://shop.example/yes', cancelUrl: 'https://shop.example/no'};
    const connect = (marketplaceUserId: string) => ({body: {marketplaceUserId, ...urls}});
    for (const id of ['.', '..']) {
      const connecting = await client.refuse('connectUser', connect(id));
      expectEqual(connecting.typeCode, 'validation-error', 'typeCode');
      expectEqual(connecting.errors, [{key: 'marketplaceUserId', value}], 'user');
      const initiating = await client.refuse('initiateTrade', {
        body: {...newTrade(), payerMarketplaceUserId: id, payeeMarketplaceUserId: id},
      });
      expectEqual(
        initiating.errors,
        [
          {key: 'payerMarketplaceUserId', value},
          {key: 'payeeMarketplaceUserId', value},
        ],
        'parties',
      );
      const creating = await client.refuse('createBusinessUser', {
        body: {businessId: id, businessLocationId: id, name: 'Shop', phoneNumber: '+45 12345678'},
      });
      expectEqual(
        creating.errors,
        [
          {key: 'businessId', value},
          {key: 'businessLocationId', value},
        ],
        'business',
      );
    }
    for (const id of ['...', '.a', '%2e', '%2E%2e', '.%2e']) {
      const {redirectUrl} = await client.call('connectUser', connect(id));
      await client.press(redirectUrl, 'sign-in');
      await client.call('getUser', {path: {marketplaceUserId: id}});
    }
  },

  async 'A query parameter that is sent twice is refused by name'(client) {
    const {url, headers} = client.request('acceptInvitationAndPay', {
      path: {marketplaceUserId: seeded.payer, tradeId: 'none'},
    });
    const send = async (query: string) => {
      const response = await client.send(new Request(url + query, {method: 'POST', headers}));
      return (await response.json()) as ErrorResponse;
    };
    const {typeCode, errors} = await send('?receiverShopId=a&receiverShopId=b');
    expectEqual(
      {typeCode, errors},
      {
        typeCode: 'validation-error',
        errors: [{key: 'receiverShopId', value: 'Must be sent once.'}],
      },
      'refusal',
    );
    expectEqual((await send('?other=a&other=b')).typeCode, 'not-found', 'no parameter');
    const faulty = client.request('acceptInvitationAndPay', {
      path: {marketplaceUserId: seeded.payer, tradeId: 'x'.repeat(1_000)},
    });
    const response = await client.send(
      new Request(`${faulty.url}?tradeId=a&tradeId=b`, {method: 'POST', headers}),
    );
    const [fault] = ((await response.json()) as ErrorResponse).errors ?? [];
    expectEqual(fault?.key, 'tradeId', 'fault of the path');
    expectTrue(fault?.value !== 'Must be sent once.', 'the path, not the query');
  },

  async 'A wrong method, a trailing slash and HEAD get helpful responses'(client) {
    const send = async (method: string, path: string) => {
      const request = client.request('getUser', {path: {marketplaceUserId: seeded.payee}});
      const {url, headers} = request;
      const response = await client.send(new Request(url + path, {method, headers}));
      return {response, text: await response.text()};
    };
    const wrong = await send('DELETE', '');
    expectEqual(wrong.response.status, 405, 'wrong method');
    expectEqual(wrong.response.headers.get('allow'), 'GET, HEAD', 'allowed');
    const {type, typeCode, detail} = JSON.parse(wrong.text) as ErrorResponse;
    expectEqual(
      [typeCode, detail],
      ['method-not-allowed', 'This path supports only GET, HEAD.'],
      'error',
    );
    expectTrue(type.endsWith('#method-not-allowed'), type);
    const slash = await send('GET', '/');
    expectEqual(slash.response.status, 404, 'trailing slash');
    expectTrue(slash.text.includes('Leave out the slash at the end.'), slash.text);
    const head = await send('HEAD', '');
    const get = await send('GET', '');
    expectEqual([head.response.status, head.text], [200, ''], 'HEAD');
    expectEqual(
      head.response.headers.get('content-type'),
      get.response.headers.get('content-type'),
      'type',
    );
  },
};
