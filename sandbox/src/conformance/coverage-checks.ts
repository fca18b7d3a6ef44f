import {seeded} from '../control/seed';
import {waysTo} from '../control/ways';
import type {TradeState} from '@symblepay/openapi/control/types';
import type {Checks} from './checks';
import type {Client} from './client';
import {expectEqual, expectTrue} from './expect';

async function countOf(client: Client, part: string, id: string): Promise<number> {
  const {parts} = await client.control('readCoverage');
  const items = parts.find(({name}) => name === part)?.items ?? [];
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(`The coverage has no ${part} ${id}.`);
  return item.count;
}

/** Sandboxes of one process count together, so these checks compare before and after. */
export const coverageChecks: Checks = {
  async 'Calls, refusals and steps are counted when code meets them'(client) {
    const before = await Promise.all([
      countOf(client, 'calls', 'getUser'),
      countOf(client, 'errors', 'not-found'),
      countOf(client, 'steps', 'T13'),
      countOf(client, 'unhappy flows', 'A user abandons an unpaid trade'),
    ]);
    await client.call('getUser', {path: {marketplaceUserId: seeded.payer}});
    await client.refuse('getUser', {path: {marketplaceUserId: 'nobody'}});
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'invited'}});
    await client.call('abandonTrade', {path: {marketplaceUserId: seeded.payer, tradeId}});
    const after = await Promise.all([
      countOf(client, 'calls', 'getUser'),
      countOf(client, 'errors', 'not-found'),
      countOf(client, 'steps', 'T13'),
      countOf(client, 'unhappy flows', 'A user abandons an unpaid trade'),
    ]);
    expectEqual(
      after,
      before.map((count) => count + 1),
      'counts',
    );
  },

  async 'A deadline is met when it passes'(client) {
    const before = await countOf(client, 'deadlines', 'T28');
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'shipmentDelivered'}});
    await client.control('act', {path: {tradeId}, body: {on: 'deadline.passed'}});
    expectTrue((await countOf(client, 'deadlines', 'T28')) > before, 'counted');
  },

  async 'What the sandbox arranges or fills is not met'(client) {
    const before = await client.control('readCoverage');
    for (const state of Object.keys(waysTo) as TradeState[]) {
      await client.control('arrangeTrade', {body: {state}});
    }
    await client.control('reset', {body: {}});
    expectEqual(await client.control('readCoverage'), before, 'coverage');
  },

  async 'A deadline of a trade that the sandbox filled in is not met until somebody has met the trade'(
    client,
  ) {
    await client.control('reset', {body: {}});
    const before = await client.control('readCoverage');
    await client.control('advanceClock', {body: {days: 365}});
    expectEqual(await client.control('readCoverage'), before, 'coverage');
    await client.control('reset', {body: {}});
    const [trade] = await client.control('listTrades', {query: {state: 'shipmentDelivered'}});
    const {tradeId = ''} = trade ?? {};
    const path = {marketplaceUserId: seeded.payer, tradeId};
    await client.call('rejectItemCondition', {path, body: {reason: 'Broken'}});
    const unmet = await countOf(client, 'deadlines', 'T35');
    await client.control('advanceClock', {body: {days: 365}});
    expectEqual(await countOf(client, 'deadlines', 'T35'), unmet + 1, 'deadline');
  },

  async 'The coverage adds up, and a browser gets it as a page'(client) {
    const {percent, met, total, parts} = await client.control('readCoverage');
    const sums = parts.map((part) => part.items.length);
    expectEqual(
      sums.reduce((sum, each) => sum + each),
      total,
      'total',
    );
    expectEqual(percent, Math.floor((100 * met) / total), 'percent');
    const {url} = client.controlRequest('readCoverage');
    const response = await client.send(new Request(url, {headers: {accept: 'text/html'}}));
    const html = await response.text();
    expectTrue(html.includes(`<h1>${percent} % integration coverage</h1>`), 'heading');
    expectTrue(html.includes('/v1/marketplace#initiate-trade'), 'link to a call');
  },
};
