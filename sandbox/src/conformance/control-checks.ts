import type {FaultKind, SimulatedEvent} from '@symblepay/openapi/control/types';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import {seeded} from '../control/seed';
import {loadAssumptions} from '../control/used-assumptions';
import type {Checks} from './checks';
import {expectEqual, expectRejection, expectTrue} from './expect';
import {meet, newTrade} from './flow-checks';

/** The control API: steps, settings, faults, log, snapshots. */
export const controlChecks: Checks = {
  async 'The sandbox describes itself and lists its assumptions'(client) {
    const description = await client.control('describe');
    expectEqual(description.transitions.length, 52, 'rows');
    expectEqual(description.assumptions, await loadAssumptions(), 'assumptions');
    expectEqual(description.api.length, 23, 'calls of the API');
    for (const part of ['seed', 'events', 'magicValues', 'faults', 'settings', 'limits'] as const) {
      expectTrue(part in description, part);
    }
  },

  async 'Every link of the description leads somewhere'(client) {
    const {links} = await client.control('describe');
    const own = Object.values(links).filter((link) => link.includes(`${controlPath}/`));
    expectTrue(own.length > 8, 'links');
    for (const link of own) {
      const {pathname} = new URL(link);
      const url = new URL(pathname, client.controlRequest('describe').url);
      // It waits for notifications, and there will be none.
      if (pathname.endsWith('/notifications/next')) url.search = '?wait=0';
      expectEqual((await client.send(new Request(url))).status, 200, pathname);
    }
  },

  async 'Every step that is named can be taken'(client) {
    const trades = await client.control('listTrades');
    for (const {tradeId} of trades) {
      const steps = await client.control('listSteps', {path: {tradeId}});
      const step = steps.find(({kind}) => kind === 'simulate');
      const event = step?.on as SimulatedEvent | undefined;
      if (event) await client.control('simulate', {path: {tradeId}, body: {event}});
    }
  },

  async 'A snapshot puts everything back'(client) {
    const before = await client.snapshot();
    await meet(client);
    await client.call('initiateTrade', {body: newTrade()});
    await client.control('restore', {rawBody: before});
    expectEqual(await client.snapshot(), before, 'snapshot');
    await client.call('listTrades', {path: {marketplaceUserId: seeded.payer}});
  },

  async 'Settings change deadlines, the creator and the allow-list'(client) {
    await client.control('changeSettings', {
      body: {
        createdBy: 'payer',
        deadlineMinutes: {invitation: 10},
        allowedCompanies: ['99999999'],
      },
    });
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
    const trade = await client.call('getTrade', {path: {marketplaceUserId: 'buyer-7', tradeId}});
    expectEqual(trade.createdBy, 'buyer-7', 'creator');
    expectEqual(trade.payer.status.deadline, '2026-03-02T09:10:00.000Z', 'deadline');
    const flipped = await client.call('initiateTrade', {
      body: newTrade(),
      headers: {'X-Sandbox-Created-By': 'payee'},
    });
    const other = await client.call('getTrade', {
      path: {marketplaceUserId: 'buyer-7', tradeId: flipped.tradeId},
    });
    expectEqual(other.createdBy, 'seller-7', 'creator by header');
    await expectRejection(
      client.control('changeSettings', {body: {colour: 'red'} as never}),
      'unknown setting',
    );
  },

  async 'Magic values connect users and decline payments'(client) {
    const urls = {successUrl: 'https://shop.example/a', cancelUrl: 'https://shop.example/b'};
    await client.call('connectUser', {body: {...urls, marketplaceUserId: 'auto-1'}});
    const path = {marketplaceUserId: 'auto-1'};
    await client.call('initiateBankAccount', {path, body: {returnUrl: urls.successUrl}});
    expectEqual((await client.call('getUser', {path})).hasCompletedOnboarding, true, 'onboarded');
    const {tradeId} = await client.call('initiateTrade', {
      body: {...newTrade(), payeeMarketplaceUserId: 'auto-1', referenceId: 'x auto-decline'},
    });
    const buyer = {marketplaceUserId: 'buyer-7', tradeId};
    const {externalId} = await client.call('acceptInvitationAndPay', {path: buyer});
    const link = {marketplaceUserId: 'buyer-7', paymentId: externalId};
    await client.call('createPaymentLink', {path: link, body: urls});
    const again = await client.refuse('createPaymentLink', {path: link, body: urls});
    expectEqual(again.typeCode, 'invalid-state', 'failed payment');
  },

  async 'Ordered faults befall calls before or after their effect'(client) {
    await meet(client);
    const order = (kind: FaultKind, delayMilliseconds = 0) =>
      client.control('addFault', {body: {kind, operationId: 'initiateTrade', delayMilliseconds}});
    const trades = async () => (await client.control('listTrades')).length;
    const attempt = () => client.raw('initiateTrade', {body: newTrade()});
    const before = await trades();
    await order('server-error');
    expectEqual((await attempt()).status, 503, 'server error');
    await order('too-many-requests');
    expectEqual((await attempt()).status, 429, 'too many');
    await order('drop-before');
    await expectRejection(attempt(), 'dropped before');
    expectEqual(await trades(), before, 'no effect yet');
    await order('drop-after');
    await expectRejection(attempt(), 'dropped after');
    await order('truncated-body');
    const truncated = await attempt();
    expectEqual(truncated.status, 200, 'truncated');
    await expectRejection(truncated.text(), 'truncated body');
    await order('malformed-json');
    await expectRejection(
      attempt().then((response) => response.json()),
      'malformed',
    );
    await order('slow-body', 20);
    expectEqual((await attempt()).status, 200, 'slow');
    await order('delay', 20);
    expectEqual((await attempt()).status, 200, 'delayed');
    expectEqual(await trades(), before + 5, 'effects');
    expectEqual(await client.control('listFaults'), [], 'faults left');
  },

  async 'The log shows the rows and replays a request as curl'(client) {
    await meet(client);
    await client.call('initiateTrade', {body: newTrade()});
    const [newest] = await client.control('listLog');
    expectEqual(newest?.transitions, ['T01'], 'rows');
    const {curl} = await client.control('replayAsCurl', {path: {number: String(newest?.number)}});
    expectTrue(curl.startsWith('curl --request POST') && curl.includes('Guitar'), curl);
  },

  async 'Hosted pages and unknown addresses are in the log too'(client) {
    await meet(client);
    const {redirectUrl} = await client.call('initiateTrade', {body: newTrade()});
    await client.open(redirectUrl);
    await client.press(redirectUrl, 'pay');
    await client.open(`http://127.0.0.1:4010${basePath}/nowhere`);
    const log = await client.control('listLog');
    expectEqual(
      log.slice(0, 3).map(({kind, method, status, transitions}) => ({
        kind,
        method,
        status,
        transitions,
      })),
      [
        {kind: 'unknown', method: 'GET', status: 404, transitions: []},
        {kind: 'page', method: 'POST', status: 303, transitions: ['T10']},
        {kind: 'page', method: 'GET', status: 200, transitions: []},
      ],
      'newest entries',
    );
    const {curl} = await client.control('replayAsCurl', {path: {number: String(log[1]?.number)}});
    expectTrue(curl.includes('--data choice=pay') && !curl.includes('content-length'), curl);
  },

  async 'Ordered faults are part of a snapshot'(client) {
    await client.control('addFault', {body: {kind: 'server-error', count: 2}});
    const before = await client.snapshot();
    const attempt = () => client.raw('getUser', {path: {marketplaceUserId: seeded.payer}});
    expectEqual((await attempt()).status, 503, 'first');
    await client.control('clearFaults');
    expectEqual((await attempt()).status, 200, 'called off');
    await client.control('restore', {rawBody: before});
    expectEqual((await attempt()).status, 503, 'second');
    expectEqual((await attempt()).status, 503, 'third');
    expectEqual((await attempt()).status, 200, 'used up');
  },
};
