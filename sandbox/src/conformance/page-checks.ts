import type {ShippingOption} from '@symblepay/openapi/types';
import type {Client} from './client';
import type {Checks} from './checks';
import {expectEqual, expectTrue} from './expect';
import {meet, newTrade} from './flow-checks';

/** Hosted pages do what they offer. */
export const pageChecks: Checks = {
  async 'The status page offers what the status offers'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {
      body: {...newTrade(), referenceId: 'auto-pay'},
    });
    const {redirectUrl} = await client.call('createTradeStatusLink', {
      path: {marketplaceUserId: 'buyer-7', tradeId},
      body: {returnUrl: 'https://shop.example/trades'},
    });
    const page = await client.open(redirectUrl);
    expectTrue(page.html.includes('Buy a label from Dao for 45.00 kr.'), 'label choice');
    expectTrue(page.html.includes('href="https://shop.example/trades"'), 'way back');
    const policy = page.headers.get('content-security-policy') ?? '';
    expectTrue(policy.startsWith("default-src 'none'"), policy);
    expectEqual((await client.press(redirectUrl, 'buy-0')).status, 303, 'bought');
    const trade = await client.call('getTrade', {path: {marketplaceUserId: 'buyer-7', tradeId}});
    expectTrue(trade.phases.delivery?.paid !== undefined, 'label paid');
  },

  async 'Each label option has a button of its own, which buys it'(client) {
    const shippingOptions: ShippingOption[] = [
      {method: 'Bring', deliveryPrice: 10},
      {method: 'Dao', deliveryPrice: 45},
      {method: 'Dao', deliveryPrice: 80},
    ];
    const {path, redirectUrl} = await payWithOptions(client, shippingOptions);
    const {html} = await client.open(redirectUrl);
    expectEqual(
      [...html.matchAll(/value="(buy-\d)"/g)].map(([, id]) => id),
      ['buy-1', 'buy-2'],
      'buttons',
    );
    expectEqual((await client.press(redirectUrl, 'buy-0')).status, 400, 'Bring sells none');
    await client.press(redirectUrl, 'buy-2');
    const trade = await client.call('getTrade', {path});
    expectEqual(trade.phases.delivery?.labelPricePayer, 80, 'price of the label');
  },

  async 'A label can be bought wherever buying one is offered'(client) {
    for (const shippingOptions of [[], [{method: 'Bring', deliveryPrice: 10} as const]]) {
      const {path, redirectUrl} = await payWithOptions(client, shippingOptions);
      const {html} = await client.open(redirectUrl);
      expectTrue(html.includes('Buy a label from Dao for 45.00 kr.'), 'Dao');
      const payment = await client.call('buyShipment', {
        path,
        body: {price: 59, shipmentProviderId: 'PostNord', expectedMaxWeightInGrams: 1},
      });
      expectEqual(payment.amount, 59, 'PostNord');
    }
  },

  async 'Buying another label fails the pending payment and opens a new one'(client) {
    const {path} = await payWithOptions(client, [
      {method: 'Dao', deliveryPrice: 45},
      {method: 'Dao', deliveryPrice: 80},
      {method: 'PostNord', deliveryPrice: 80},
    ]);
    const buy = (shipmentProviderId: 'Dao' | 'PostNord', price: number) =>
      client.call('buyShipment', {
        path,
        body: {price, shipmentProviderId, expectedMaxWeightInGrams: 100},
      });
    const first = await buy('Dao', 45);
    expectEqual(await buy('Dao', 45), first, 'repeated');
    const dearer = await buy('Dao', 80);
    const other = await buy('PostNord', 80);
    expectEqual([dearer.amount, other.amount], [80, 80], 'amounts');
    const ids = new Set([first, dearer, other].map(({externalId}) => externalId));
    expectEqual(ids.size, 3, 'payments');
    const link = (paymentId: string) => ({
      path: {marketplaceUserId: 'buyer-7', paymentId},
      body: {successUrl: 'https://shop.example/label', cancelUrl: 'https://shop.example/left'},
    });
    for (const {externalId} of [first, dearer]) {
      const refused = await client.refuse('createPaymentLink', link(externalId));
      expectEqual(refused.typeCode, 'invalid-state', 'failed payment');
    }
    const {redirectUrl} = await client.call('createPaymentLink', link(other.externalId));
    await client.press(redirectUrl, 'pay');
    const {phases} = await client.call('getTrade', {path});
    expectEqual(phases.delivery?.shippingProvider, 'PostNord', 'provider');
  },

  async 'A checkout that is closed says so and leads back'(client) {
    await meet(client);
    const body = {...newTrade(), checkoutUniquenessKey: 'bike-1'};
    const initiate = () => client.call('initiateTrade', {body});
    const [abandoned, sharing, paid] = [await initiate(), await initiate(), await initiate()];
    await client.call('abandonTrade', {
      path: {marketplaceUserId: 'buyer-7', tradeId: abandoned.tradeId},
    });
    const {tradeId} = paid;
    const payer = {marketplaceUserId: 'buyer-7', tradeId};
    await client.call('acceptInvitationAndPay', {path: payer});
    await client.control('simulate', {path: {tradeId}, body: {event: 'payment.succeeded'}});
    for (const [{redirectUrl}, back, why] of [
      [abandoned, body.cancelUrl, 'The trade was cancelled. No money was taken.'],
      [sharing, body.cancelUrl, 'The item was paid for in another checkout'],
      [paid, body.successUrl, 'You have already paid.'],
    ] as const) {
      const {status, html} = await client.open(redirectUrl);
      expectEqual(status, 200, 'status');
      expectTrue(html.includes('This checkout is closed') && html.includes(why), html);
      expectTrue(html.includes(`href="${back}"`) && !html.includes('<button'), html);
      const before = await client.snapshot();
      const late = await client.pressTooLate(redirectUrl, 'pay');
      expectEqual(late.status, 400, 'paying');
      expectTrue(late.html.includes(why), late.html);
      expectEqual(await client.snapshot(), before, 'snapshot');
    }
  },

  async 'A payment whose uniqueness key was paid elsewhere says so'(client) {
    await meet(client);
    const body = {...newTrade(), checkoutUniquenessKey: 'bike-1'};
    const {tradeId} = await client.call('initiateTrade', {body});
    const {externalId} = await client.call('acceptInvitationAndPay', {
      path: {marketplaceUserId: 'buyer-7', tradeId},
    });
    const link = {
      path: {marketplaceUserId: 'buyer-7', paymentId: externalId},
      body: {successUrl: 'https://shop.example/ok', cancelUrl: 'https://shop.example/no'},
    };
    const {redirectUrl} = await client.call('createPaymentLink', link);
    await client.call('initiateTrade', {body: {...body, referenceId: 'auto-pay'}});
    const {html} = await client.open(redirectUrl);
    expectTrue(html.includes('The item was paid for in another checkout'), html);
    expectTrue(html.includes('href="https://shop.example/no"'), html);
    const {typeCode, detail = ''} = await client.refuse('createPaymentLink', link);
    expectEqual(typeCode, 'uniqueness-key-used', 'typeCode');
    expectTrue(detail.includes('Treat the item as sold'), detail);
  },

  async 'A payment of a finished trade says that nothing is left to pay'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
    const path = {marketplaceUserId: 'buyer-7', tradeId};
    const {externalId} = await client.call('acceptInvitationAndPay', {path});
    const link = {
      path: {marketplaceUserId: 'buyer-7', paymentId: externalId},
      body: {successUrl: 'https://shop.example/ok', cancelUrl: 'https://shop.example/no'},
    };
    const {redirectUrl} = await client.call('createPaymentLink', link);
    await client.call('abandonTrade', {path});
    const {html} = await client.open(redirectUrl);
    expectTrue(html.includes('there is nothing left to pay'), html);
    const {typeCode, detail = ''} = await client.refuse('createPaymentLink', link);
    expectEqual(typeCode, 'invalid-state', 'typeCode');
    expectTrue(detail.includes('Initiate a new trade'), detail);
  },

  async 'A used link leads back to where its work has led'(client) {
    const urls = {successUrl: 'https://shop.example/in', cancelUrl: 'https://shop.example/out'};
    const connect = (marketplaceUserId: string) =>
      client.call('connectUser', {body: {marketplaceUserId, ...urls}});
    const done = await connect('auto-7');
    const left = await connect('shy-7');
    await client.press(left.redirectUrl, 'cancel');
    const account = await client.call('initiateBankAccount', {
      path: {marketplaceUserId: 'auto-7'},
      body: {returnUrl: 'https://shop.example/account'},
    });
    for (const [{redirectUrl}, back] of [
      [done, urls.successUrl],
      [left, urls.cancelUrl],
      [account, 'https://shop.example/account'],
    ] as const) {
      const {status, html} = await client.open(redirectUrl);
      expectEqual(status, 400, 'status');
      expectTrue(html.includes('This link has been used.'), html);
      expectTrue(html.includes(`href="${back}"`), html);
    }
  },

  async 'A page is opened and chosen on, and takes no other method'(client) {
    const {redirectUrl, headers} = await openConnect(client, 'https://shop.example/yes');
    const before = await client.snapshot();
    const send = async (method: string, url: string) => {
      const response = await client.send(new Request(url, {method}));
      return {response, text: await response.text()};
    };
    const style = new URL('/hosted/style.css', redirectUrl).href;
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const [url, allowed] of [
        [redirectUrl, 'GET, HEAD, POST'],
        [style, 'GET, HEAD'],
      ] as const) {
        const {response, text} = await send(method, url);
        expectEqual([response.status, response.headers.get('allow')], [405, allowed], method);
        expectTrue(text.includes(`This page takes only ${allowed}.`), text);
      }
    }
    const head = await send('HEAD', redirectUrl);
    expectEqual([head.response.status, head.text], [200, ''], 'HEAD');
    const type = head.response.headers.get('content-type');
    expectEqual(type, headers.get('content-type'), 'type');
    expectEqual(await client.snapshot(), before, 'snapshot');
  },

  async 'The policy of a page names where its buttons lead, and nothing that a URL brings along'(
    client,
  ) {
    const sources = {
      'https://shop.example/yes?a;b': '',
      'https://shop.example:8443/yes': ' https://shop.example:8443',
      'gulerod://yes': ' gulerod:',
      'com.gulerod.app:yes;script-src': ' com.gulerod.app:',
      'gulerod:yes;script-src': '',
      'https://a;script-src.example/': ' https:',
      "http://'self',b.example/": ' http:',
      'http://*.example/': ' http:',
      'http://[::1]:3000/': ' http:',
      'javascript:alert(1)': '',
    };
    for (const [successUrl, source] of Object.entries(sources)) {
      const {redirectUrl, headers} = await openConnect(client, successUrl);
      expectEqual(
        headers.get('content-security-policy'),
        `default-src 'none'; style-src 'self'; form-action 'self'${source} https://shop.example; base-uri 'none'; frame-ancestors 'none'`,
        successUrl,
      );
      const {location} = await client.press(redirectUrl, 'sign-in');
      const isUnsafe = /^(javascript|gulerod):[^/]/.test(successUrl);
      expectEqual(location, isUnsafe ? null : new URL(successUrl).href, 'way back');
    }
  },
};

/** The page to connect buyer-7 at, and where it leads. */
async function openConnect(client: Client, successUrl: string) {
  const {redirectUrl} = await client.call('connectUser', {
    body: {marketplaceUserId: 'buyer-7', successUrl, cancelUrl: 'https://shop.example/no'},
  });
  return {redirectUrl, ...(await client.open(redirectUrl))};
}

/** A paid trade with these ways of sending, and the payer's status page. */
async function payWithOptions(client: Client, shippingOptions: ShippingOption[]) {
  await meet(client);
  const {tradeId} = await client.call('initiateTrade', {
    body: {
      ...newTrade(),
      shipping: {expectedMaxWeight: 5000, paidBy: 'Payer', shippingOptions},
      referenceId: 'auto-pay',
    },
  });
  const path = {marketplaceUserId: 'buyer-7', tradeId};
  const {redirectUrl} = await client.call('createTradeStatusLink', {
    path,
    body: {returnUrl: 'https://shop.example/trades'},
  });
  return {path, redirectUrl};
}
