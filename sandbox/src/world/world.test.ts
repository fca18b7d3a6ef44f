import {MemoryLevel} from 'memory-level';
import {expect, test} from 'vitest';
import {beginWorld} from '../control/seed';
import {Store} from '../store/store';
import {collectionNames} from './collections';
import {seededIds} from './ids';
import {initiateTrade, payCheckout, perform} from './move-trade';
import {World} from './world';

async function makeWorld(): Promise<World> {
  const store = await Store.open(new MemoryLevel<string, unknown>(), collectionNames);
  const world = new World({
    store,
    makeId: seededIds('test'),
    coverage: new Map(),
    startsAt: 0,
  });
  world.transact(() => beginWorld(world, true));
  return world;
}

/** Everything a world can be asked, in the order it returns. */
function describeWorld(world: World) {
  const terms = [...world.trades.all()].map(({trade}) => trade.terms);
  return JSON.stringify({
    trades: [...world.trades.all()],
    ofUsers: terms.map(({organisationId, payer}) =>
      world.trades.listOfUser(organisationId, payer).map(({terms: {tradeId}}) => tradeId),
    ),
    deadlines: world.trades.deadlines.listUntil(Infinity),
    attempts: world.attempts.listUntil('1', Infinity),
    lasting: world.trades.countLasting(),
    tables: world.snapshot(),
  });
}

function findByState(world: World, state: string) {
  const booked = [...world.trades.all()].find(({trade}) => trade.state === state);
  if (!booked) throw new Error(`No trade is ${state}.`);
  return booked.trade;
}

test('A transaction that fails halfway leaves nothing behind, not even another order', async () => {
  const world = await makeWorld();
  const before = describeWorld(world);
  expect(() =>
    world.transact(() => {
      const invited = findByState(world, 'invited');
      initiateTrade(world, {...invited.terms, tradeId: 'new', cancelKey: 'new'});
      const paid = payCheckout(world, invited).trade;
      perform(world, paid, {on: 'abandonTrade', by: 'payer'});
      perform(world, findByState(world, 'awaitingHandIn'), {on: 'shipment.sent', by: 'carrier'});
      world.addLink({
        kind: 'status',
        organisationId: paid.terms.organisationId,
        marketplaceUserId: paid.terms.payer,
        tradeId: paid.terms.tradeId,
        returnUrl: 'https://shop.example',
      });
      world.kept.deliveries.put({
        id: '1',
        notificationKey: '1',
        endpointId: '1',
        state: 'waiting',
        nextAttemptAt: 0,
        attempts: [],
      });
      throw new Error('halfway');
    }),
  ).toThrow('halfway');
  expect(describeWorld(world)).toBe(before);
  const again = payCheckout(world, findByState(world, 'invited')).trade;
  expect(world.trades.find(again.terms.tradeId)?.trade).toBe(again);
});

test('A finished trade is kept until its money has moved', async () => {
  const world = await makeWorld();
  const before = world.trades.countLasting();
  const {terms} = findByState(world, 'awaitingHandIn');
  const ids = {tradeId: 'put-off', cancelKey: 'put-off'};
  const {trade} = initiateTrade(world, {...terms, ...ids, payout: 'next-banking-day'});
  const paid = payCheckout(world, trade).trade;
  const {trade: ended} = perform(world, paid, {on: 'abandonTrade', by: 'payee'});
  expect(ended.state).toBe('cancelled');
  expect(world.trades.countLasting()).toBe(before + 1);
  world.setClock(ended.putOff?.until ?? 0);
  perform(world, ended, {on: 'payout.due', by: 'clock'});
  expect(world.trades.countLasting()).toBe(before);
});

test('A failed transaction does not replay the other trades', async () => {
  const world = await makeWorld();
  const trade = findByState(world, 'succeeded');
  expect(() =>
    world.transact(() => {
      world.nextId();
      throw new Error('halfway');
    }),
  ).toThrow('halfway');
  expect(world.trades.find(trade.terms.tradeId)?.trade).toBe(trade);
});

test('A transaction that is refused within another forgets nothing of it', async () => {
  const world = await makeWorld();
  world.transact(() => {
    payCheckout(world, findByState(world, 'invited'));
    const followed = [...world.transitions];
    expect(followed).not.toEqual([]);
    expect(() => world.transact(() => undefined)).toThrow();
    expect(world.transitions).toEqual(followed);
  });
});
