import type {Chaos, ChaosKind} from '@symblepay/openapi/control/types';
import {seeded} from '../control/seed';
import type {Checks} from './checks';
import type {Client} from './client';
import {expectEqual, expectRejection, expectTrue} from './expect';
import {newTrade} from './flow-checks';

function order(client: Client, kind: ChaosKind, rest: Partial<Chaos> = {}) {
  return client.control('changeSettings', {body: {chaos: {kinds: [kind], ...rest}}});
}

const body = {
  ...newTrade(),
  payerMarketplaceUserId: seeded.payer,
  payeeMarketplaceUserId: seeded.payee,
};

/** Chaos that is ordered by name. What it does to webhooks is tested where webhooks are sent. */
export const chaosChecks: Checks = {
  async 'A response is lost after its call took effect'(client) {
    await order(client, 'response-lost');
    const before = (await client.control('listTrades')).length;
    await expectRejection(client.raw('initiateTrade', {body}), 'lost');
    expectEqual((await client.control('listTrades')).length, before + 1, 'trades');
    await client.call('getUser', {path: {marketplaceUserId: seeded.payer}});
    await client.control('changeSettings', {body: {chaos: {kinds: []}}});
    await client.call('initiateTrade', {body});
  },

  async 'A browser does not come back, although the choice was made'(client) {
    await order(client, 'redirect-lost');
    const {redirectUrl, tradeId} = await client.call('initiateTrade', {body});
    const {status, location} = await client.press(redirectUrl, 'pay');
    expectEqual([status, location], [200, null], 'way back');
    const {state} = await client.control('readTrade', {path: {tradeId}});
    expectTrue(state !== 'invited', 'paid');
  },

  async 'A deadline passes just before the call'(client) {
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'shipmentDelivered'}});
    await order(client, 'deadline-passes');
    const path = {marketplaceUserId: seeded.payer, tradeId};
    const refused = await client.refuse('rejectItemCondition', {path, body: {reason: 'Broken'}});
    expectEqual(refused.typeCode, 'invalid-state', 'too late');
    expectEqual((await client.control('readTrade', {path})).state, 'succeeded', 'state');
  },

  async 'Responses have values and fields that nobody knows'(client) {
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'invited'}});
    const path = {marketplaceUserId: seeded.payer, tradeId};
    const read = async () => (await client.raw('getTrade', {path})).text();
    await order(client, 'unknown-value');
    expectTrue((await read()).includes('"type":"sandbox-unknown"'), 'value');
    await order(client, 'unknown-field');
    expectTrue((await read()).includes('"sandboxUnknown"'), 'field');
    const list = client.raw('listTrades', {path: {marketplaceUserId: seeded.payer}});
    expectEqual((await list).status, 200, 'list');
  },

  async 'The same seed goes wrong in the same places, another in others'(client) {
    const play = async (seed: string) => {
      await client.control('reset', {body: {}});
      await order(client, 'response-lost', {chance: 0.5, seed});
      const outcomes: boolean[] = [];
      for (let count = 0; count < 24; count++) {
        outcomes.push(
          await client.raw('initiateTrade', {body}).then(
            () => true,
            () => false,
          ),
        );
      }
      return outcomes;
    };
    const first = await play('one');
    expectTrue(first.includes(true) && first.includes(false), 'some of each');
    expectEqual(await play('one'), first, 'the same seed');
    expectTrue(JSON.stringify(await play('two')) !== JSON.stringify(first), 'another seed');
  },

  async 'Nobody without a key uses up a fault or sets off chaos'(client) {
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'shipmentDelivered'}});
    await order(client, 'deadline-passes');
    await client.control('addFault', {body: {kind: 'server-error'}});
    const before = await client.snapshot();
    const path = {marketplaceUserId: seeded.payer, tradeId};
    const response = await client.raw('acceptItemCondition', {path, key: 'wrong'});
    expectEqual(response.status, 401, 'status');
    expectEqual(await client.snapshot(), before, 'state');
  },

  async 'A snapshot goes wrong in the same places when it is put back'(client) {
    await order(client, 'response-lost', {chance: 0.5, seed: 'again'});
    await client.control('keepSnapshot', {body: {name: 'before'}});
    const play = async () => {
      await client.control('restoreKept', {path: {name: 'before'}});
      const outcomes: boolean[] = [];
      for (let count = 0; count < 12; count++) {
        const outcome = client.raw('initiateTrade', {body}).then(
          () => true,
          () => false,
        );
        outcomes.push(await outcome);
      }
      return outcomes;
    };
    expectEqual(await play(), await play(), 'outcomes');
  },

  async 'A kind of chaos that does not exist is refused'(client) {
    await expectRejection(order(client, 'everything' as never), 'unknown kind');
    await expectRejection(order(client, 'response-lost', {chance: 2}), 'chance');
  },
};
