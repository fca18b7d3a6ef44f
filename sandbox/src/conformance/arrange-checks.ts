import {stateRows} from '../trade/states';
import type {TradeState} from '@symblepay/openapi/control/types';
import {seeded} from '../control/seed';
import type {Checks} from './checks';
import {expectEqual, expectRejection, expectTrue} from './expect';

const states = Object.keys(stateRows) as readonly TradeState[];

/** Tests of others begin here: a trade in any state, steps of the others, snapshots, filters. */
export const arrangeChecks: Checks = {
  async 'A trade is arranged in any state with one call'(client) {
    await client.control('reset', {body: {fill: false}});
    const {key} = await client.control('addOrganisation', {body: {name: 'Shop'}});
    for (const [index, state] of states.entries()) {
      const [payer, payee] = [`payer-${index}`, `payee-${index}`];
      const body = {state, payer, payee, amount: 100 + index, title: state, key};
      const trade = await client.control('arrangeTrade', {body});
      expectEqual([trade.state, trade.title, trade.payer], [state, state, payer], 'arranged');
      const sum = Object.values(trade.balances).reduce((total, each) => total + each);
      expectEqual(sum, 0, `sum of ${state}`);
      const path = {marketplaceUserId: payer, tradeId: trade.tradeId};
      expectEqual((await client.as(key).call('getTrade', {path})).price, 100 + index, 'price');
      expectEqual(await client.control('readTrade', {path}), trade, 'read');
    }
  },

  async 'An arrangement that cannot be is refused and changes nothing'(client) {
    const before = await client.snapshot();
    for (const body of [
      {state: 'lost'},
      {state: 'invited', key: 'unknown'},
      {state: 'invited', payer: seeded.payee},
      {state: 'invited', amount: 4},
      {state: 'invited', referenceId: 'auto-pay'},
    ]) {
      const order = client.control('arrangeTrade', {body: body as never});
      await expectRejection(order, JSON.stringify(body));
    }
    expectEqual(await client.snapshot(), before, 'state');
  },

  async 'Every step that is listed can be taken, by whoever would take it'(client) {
    for (const state of states) {
      const {tradeId} = await client.control('arrangeTrade', {body: {state}});
      await client.control('keepSnapshot', {body: {name: state}});
      const path = {tradeId};
      for (const {on, by, transition, leadsTo} of await client.control('listSteps', {path})) {
        await client.control('restoreKept', {path: {name: state}});
        const {meaning} = await client.control('act', {path, body: {on, by, transition}});
        expectEqual(meaning, leadsTo, `${on} by ${by} in ${state}`);
      }
    }
    expectEqual(await client.control('listSnapshots'), states, 'snapshots');
    await expectRejection(client.control('restoreKept', {path: {name: 'none'}}), 'unknown name');
  },

  async 'A step that nobody can take, or that two can, is refused with what is possible'(client) {
    const refuse = async (state: TradeState, on: string) => {
      const {tradeId} = await client.control('arrangeTrade', {body: {state}});
      const request = client.controlRequest('act', {path: {tradeId}, body: {on}});
      return ((await (await client.send(request)).json()) as {detail: string}).detail;
    };
    const possible = await refuse('shipmentSent', 'return.sent');
    expectTrue(possible.includes('shipment.delivered by carrier (T24)'), possible);
    const ambiguous = await refuse('awaitingShipment', 'reimbursePayer');
    expectTrue(ambiguous.includes('(T46)') && ambiguous.includes('(T47)'), ambiguous);
  },

  async 'Trades and requests are listed by what they are'(client) {
    const body = {state: 'accepted', payer: 'lonely'} as const;
    const {tradeId} = await client.control('arrangeTrade', {body});
    const list = (query: Record<string, string>) => client.control('listTrades', {query});
    expectEqual(
      (await list({user: 'lonely'})).map((trade) => trade.tradeId),
      [tradeId],
      'of a user',
    );
    expectTrue(
      (await list({state: 'succeeded'})).every(({state}) => state === 'succeeded'),
      'in a state',
    );
    await expectRejection(list({stat: 'accepted'}), 'a slip in the name');
    await expectRejection(list({state: 'acceptd'}), 'a slip in the value');
    await client.raw('getUser', {path: {marketplaceUserId: seeded.payer}, key: 'wrong'});
    await client.call('getUser', {path: {marketplaceUserId: seeded.payer}});
    const log = (query: Record<string, string>) => client.control('listLog', {query});
    expectEqual((await log({status: '401'})).length, 1, 'by status');
    expectEqual((await log({operationId: 'getUser'})).length, 2, 'by call');
    expectEqual((await log({operationId: 'getUser', status: '200'})).length, 1, 'by both');
  },

  async 'A kept snapshot is deleted by its name'(client) {
    for (const name of ['one', 'two']) await client.control('keepSnapshot', {body: {name}});
    await client.control('dropSnapshot', {path: {name: 'one'}});
    const names = await client.control('listSnapshots');
    expectEqual([names.includes('one'), names.includes('two')], [false, true], 'names');
    await expectRejection(client.control('dropSnapshot', {path: {name: 'one'}}), 'unknown');
    await expectRejection(client.control('restoreKept', {path: {name: 'one'}}), 'unknown');
    for (const name of ['.', '..']) {
      await expectRejection(client.control('keepSnapshot', {body: {name}}), 'a path');
    }
  },

  async 'Whoever waits for a notification gets it as soon as it is there'(client) {
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'shipmentSent'}});
    const last = (await client.control('listNotifications')).at(-1)?.body.id ?? '';
    const waiting = client.control('awaitNotifications', {query: {after: last, wait: '30'}});
    await client.control('act', {path: {tradeId}, body: {on: 'shipment.delivered'}});
    const [first] = await waiting;
    expectEqual(first?.body.tradeId, tradeId, 'the notification of this trade');
    const newest = (await client.control('listNotifications')).at(-1)?.body.id ?? '';
    const none = await client.control('awaitNotifications', {query: {after: newest, wait: '0'}});
    expectEqual(none, [], 'nothing more');
    const unknown = client.control('awaitNotifications', {query: {after: 'unknown'}});
    await expectRejection(unknown, 'unknown notification');
  },
};
