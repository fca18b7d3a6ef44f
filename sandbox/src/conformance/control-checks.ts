import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import type {TradeSummary} from '../control/control';
import {itemsForSale} from '../control/items';
import {describeTrade, seeded} from '../control/seed';
import type {LogEntry} from '../control/log';
import type {Step} from '../control/steps';
import {loadAssumptions} from '../control/used-assumptions';
import type {Client} from './client';
import type {Checks} from './checks';
import {expectEqual, expectRejection, expectTrue} from './expect';
import {meet, newTrade} from './flow-checks';

/** The control API: clock, steps, faults, log, snapshots, webhooks. */
export const controlChecks: Checks = {
  async 'The sandbox describes itself and lists its assumptions'(client) {
    const description = (await client.control('GET /')) as Record<string, {id?: string}[]>;
    expectEqual(description.transitions?.length, 52, 'rows');
    expectEqual(description.assumptions, await loadAssumptions(), 'assumptions');
    expectEqual(description.api?.length, 23, 'calls of the API');
    for (const part of ['seed', 'events', 'magicValues', 'faults', 'settings', 'limits']) {
      expectTrue(description[part] !== undefined, part);
    }
  },

  async 'Every link of the description leads somewhere'(client) {
    const {links} = (await client.control('GET /')) as {links: Record<string, string>};
    const own = Object.values(links).filter((link) => link.includes(`${controlPath}/`));
    expectTrue(own.length > 8, 'links');
    for (const link of own) await client.control(`GET ${link.split(controlPath)[1] ?? ''}`);
  },

  async 'Deadlines fire when the clock passes them'(client) {
    await meet(client);
    const {tradeId} = await client.call('initiateTrade', {
      body: {...newTrade(), referenceId: 'auto-pay', allowedTimeForItemDeliveryInMinutes: 90},
    });
    const path = {marketplaceUserId: 'buyer-7', tradeId};
    await client.control('POST /clock/advance', {minutes: 89});
    const before = await client.call('getTrade', {path});
    expectEqual(before.payer.status.deadline, '2026-03-02T10:30:00.000Z', 'deadline');
    await client.control('POST /clock/advance', {minutes: 1});
    const after = await client.call('getTrade', {path});
    expectEqual(after.phases.finished?.cancelled, '2026-03-02T10:30:00.000Z', 'cancelled');
    expectEqual(after.phases.finished?.amount, 1000, 'refunded less the fee');
  },

  async 'Two short moves of the clock equal one long move'(client) {
    await client.control('POST /clock/advance', {days: 3, hours: 4});
    await client.control('POST /clock/advance', {days: 4});
    const short = await client.snapshot();
    await client.control('POST /reset');
    await client.control('POST /clock/advance', {days: 7, hours: 4});
    expectEqual(await client.snapshot(), short, 'snapshot');
    await expectRejection(
      client.control('POST /clock/set', {to: '2026-01-01T00:00:00Z'}),
      'time went back',
    );
  },

  async 'Every step that is named can be taken'(client) {
    const trades = (await client.control('GET /trades')) as {tradeId: string}[];
    for (const {tradeId} of trades) {
      const steps = (await client.control(`GET /trades/${tradeId}/steps`)) as Step[];
      const step = steps.find(({kind}) => kind === 'simulate');
      if (step) await client.control(`POST /trades/${tradeId}/simulate`, {event: step.on});
    }
  },

  async 'The clock runs to the next deadline'(client) {
    const {nextDue} = (await client.control('GET /clock')) as {nextDue: string};
    const {now} = (await client.control('POST /clock/next')) as {now: string};
    expectEqual(now, nextDue, 'time');
  },

  async 'A snapshot puts everything back'(client) {
    const before = await client.snapshot();
    await meet(client);
    await client.call('initiateTrade', {body: newTrade()});
    await client.control('POST /restore', JSON.parse(before));
    expectEqual(await client.snapshot(), before, 'snapshot');
    await client.call('listTrades', {path: {marketplaceUserId: seeded.payer}});
  },

  async 'Settings change deadlines, the creator and the allow-list'(client) {
    await client.control('POST /settings', {
      createdBy: 'payer',
      deadlineMinutes: {invitation: 10},
      allowedCompanies: ['99999999'],
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
    await expectRejection(client.control('POST /settings', {colour: 'red'}), 'unknown setting');
  },

  async 'A payout can wait for the next banking day'(client) {
    await client.control('POST /settings', {payout: 'next-banking-day'});
    const {path} = await meet(client);
    // Maundy Thursday 2026 is the second of April; banks open again on the seventh.
    await client.control('POST /clock/set', {to: '2026-04-01T12:00:00Z'});
    const {tradeId} = await client.call('initiateTrade', {
      body: {...describeTrade(itemsForSale.cargoBike), amount: 1000, referenceId: 'auto-pay'},
    });
    const payer = path(seeded.payer, tradeId);
    const accepted = await client.call('acceptItemCondition', {path: payer});
    const {succeeded, released, amount} = accepted.phases.finished ?? {};
    expectEqual(
      [succeeded, released, amount],
      ['2026-04-01T12:00:00.000Z', undefined, undefined],
      'ended',
    );
    expectEqual((await findBalances(client, tradeId)).escrowedPrice, 100_000, 'still held');
    await client.control('POST /clock/set', {to: '2026-04-07T06:59:59Z'});
    expectEqual((await findBalances(client, tradeId)).payee, 0, 'nothing yet');
    await client.control('POST /clock/advance', {seconds: 1});
    const paid = await client.call('getTrade', {path: payer});
    const {finished} = paid.phases;
    expectEqual(
      [finished?.released, finished?.amount],
      ['2026-04-07T07:00:00.000Z', 990],
      'paid out',
    );
    const balances = Object.values(await findBalances(client, tradeId));
    expectEqual(
      balances.reduce((sum, one) => sum + one, 0),
      0,
      'sum of all money',
    );
    expectEqual((await findBalances(client, tradeId)).escrowedPrice, 0, 'nothing held');
    await client.control('POST /clock/advance', {days: 30});
    expectEqual((await findBalances(client, tradeId)).payee, 99_000, 'paid once');
    const again = await client.snapshot();
    await client.control('POST /restore', JSON.parse(again));
    expectEqual(await client.call('getTrade', {path: payer}), paid, 'replayed');
    await expectRejection(client.control('POST /settings', {payout: 'never'}), 'unknown time');
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
    const order = (kind: string, delayMilliseconds = 0) =>
      client.control('POST /faults', {kind, operationId: 'initiateTrade', delayMilliseconds});
    const trades = async () => ((await client.control('GET /trades')) as unknown[]).length;
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
    expectEqual(await client.control('GET /faults'), [], 'faults left');
  },

  async 'The log shows the rows and replays a request as curl'(client) {
    await meet(client);
    await client.call('initiateTrade', {body: newTrade()});
    const [newest] = (await client.control('GET /log')) as {
      number: number;
      transitions: string[];
      operationId: string;
    }[];
    expectEqual(newest?.transitions, ['T01'], 'rows');
    const {curl} = (await client.control(`GET /log/${newest?.number ?? 0}/curl`)) as {curl: string};
    expectTrue(curl.startsWith("curl -X POST '") && curl.includes('Guitar'), curl);
  },

  async 'Hosted pages and unknown addresses are in the log too'(client) {
    await meet(client);
    const {redirectUrl} = await client.call('initiateTrade', {body: newTrade()});
    await client.open(redirectUrl);
    await client.press(redirectUrl, 'pay');
    await client.open(`http://127.0.0.1:4010${basePath}/nowhere`);
    const log = (await client.control('GET /log')) as LogEntry[];
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
    const {curl} = (await client.control(`GET /log/${log[1]?.number ?? 0}/curl`)) as {curl: string};
    expectTrue(
      curl.includes("--data-raw 'choice=pay'") && !curl.includes("-H 'content-length"),
      curl,
    );
  },

  async 'Ordered faults are part of a snapshot'(client) {
    await client.control('POST /faults', {kind: 'server-error', count: 2});
    const before = await client.snapshot();
    const attempt = () => client.raw('getUser', {path: {marketplaceUserId: seeded.payer}});
    expectEqual((await attempt()).status, 503, 'first');
    await client.control('DELETE /faults');
    expectEqual((await attempt()).status, 200, 'called off');
    await client.control('POST /restore', JSON.parse(before));
    expectEqual((await attempt()).status, 503, 'second');
    expectEqual((await attempt()).status, 503, 'third');
    expectEqual((await attempt()).status, 200, 'used up');
  },

  async 'Each event is told once, except those that only open a payment'(client) {
    await client.control('POST /reset', {fill: false});
    await client.control('POST /settings', {payout: 'next-banking-day'});
    const {key} = (await client.control('POST /organisations', {name: 'Shop'})) as {key: string};
    const own = client.as(key);
    const {path} = await meet(own);
    const {tradeId} = await own.call('initiateTrade', {body: newTrade()});
    const simulate = (event: string) => client.control(`POST /trades/${tradeId}/simulate`, {event});
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
    await client.control('POST /clock/advance', {days: 1});
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
    await client.control('POST /reset', {fill: false});
    const {key} = (await client.control('POST /organisations', {name: 'Shop'})) as {key: string};
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
  const told = (await client.control('GET /webhooks/notifications')) as {
    transition?: string;
    body: {id: string; eventName: string; state?: string};
  }[];
  expectEqual(new Set(told.map(({body}) => body.id)).size, told.length, 'ids');
  return told.map(({transition, body}) => [transition ?? '', body.eventName, body.state ?? '']);
}

async function findBalances(client: Client, tradeId: string): Promise<TradeSummary['balances']> {
  const trades = (await client.control('GET /trades')) as TradeSummary[];
  const trade = trades.find((one) => one.tradeId === tradeId);
  if (!trade) throw new Error(`There is no trade ${tradeId}.`);
  return trade.balances;
}
