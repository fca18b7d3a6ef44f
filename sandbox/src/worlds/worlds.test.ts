import {expect, test} from 'vitest';
import {Client} from '../conformance/client';
import {seeded} from '../control/seed';
import {createFetch} from '../http/fetch';
import {retentionLimits} from '../limits';
import {findBodyLimit} from '../respond';
import {addressOfWorld, keyIntoWorld} from './find-world';
import {Worlds} from './worlds';

const origin = 'http://sandbox.test';

async function open() {
  const worlds = await Worlds.open({origin});
  const fetchFrom = createFetch(worlds.respond, findBodyLimit);
  const clientAt = (address: string) => new Client({origin: address, send: fetchFrom});
  const into = (name: string) => clientAt(addressOfWorld(origin, name));
  return {worlds, fetchFrom, first: clientAt(origin), into};
}

test('Path, header and key lead into the same world', async () => {
  const {first, into, fetchFrom} = await open();
  await into('one').control('advanceClock', {body: {days: 1}});
  const {now} = await into('one').control('readClock');
  const byHeader = await fetchFrom(
    new Request(`${origin}/_sandbox/clock`, {headers: {'X-Sandbox-World': 'one'}}),
  );
  expect(await byHeader.json()).toMatchObject({now});
  const path = {marketplaceUserId: 'new-user'};
  await into('one').control('arrangeTrade', {body: {state: 'invited', payer: 'new-user'}});
  await first.as(keyIntoWorld(seeded.key, 'one')).call('getUser', {path});
  await first.refuse('getUser', {path});
  expect((await first.control('readClock')).now).not.toBe(now);
});

test('An error in a world names the path that was called', async () => {
  const {fetchFrom} = await open();
  const called = '/_worlds/one/v1/marketplace/users/nobody';
  const paths = [called, '/_worlds/one/_sandbox/nothing', '/_worlds/one/nothing'];
  for (const path of paths) {
    const response = await fetchFrom(new Request(origin + path));
    expect(await response.json()).toMatchObject({instance: path});
  }
});

test.each([
  ['two names', {'x-sandbox-world': 'two', authorization: 'Bearer key~one'}],
  ['a name with capitals', {'x-sandbox-world': 'One'}],
  ['a name with a slash', {'x-sandbox-world': '../one'}],
  ['an empty name', {authorization: 'Bearer key~'}],
  ['a name that is too long', {'x-sandbox-world': 'a'.repeat(65)}],
])('A request with %s is refused and opens nothing', async (_, headers) => {
  const {first, fetchFrom} = await open();
  const response = await fetchFrom(new Request(`${origin}/_sandbox/clock`, {headers}));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({typeCode: 'validation-error'});
  expect(await first.control('listWorlds')).toEqual([]);
});

test('A world may have a seed and a time of its own, and is forgotten when it is dropped', async () => {
  const {first, into} = await open();
  const body = {name: 'own', seed: 'own', startsAt: '2027-01-01T00:00Z', fill: false};
  const world = await first.control('addWorld', {body});
  expect(world).toEqual({
    name: 'own',
    address: `${origin}/_worlds/own/v1/marketplace`,
    key: `${seeded.key}~own`,
    control: `${origin}/_worlds/own/_sandbox`,
  });
  await expect(first.control('addWorld', {body})).rejects.toThrow('is open already');
  expect((await into('own').control('readClock')).now).toBe('2027-01-01T00:00:00.000Z');
  expect(await into('own').control('listTrades')).toEqual([]);
  const refused = await first.as(world.key).refuse('getUser', {path: {marketplaceUserId: 'anna'}});
  expect(refused.typeCode).toBe('not-found');
  await first.control('dropWorld', {path: {name: 'own'}});
  await expect(first.control('dropWorld', {path: {name: 'own'}})).rejects.toThrow('is not open');
  expect(await into('own').control('listTrades')).not.toEqual([]);
});

test('Pages of a world lead back into it', async () => {
  const {into} = await open();
  const world = into('pages');
  const {tradeId} = await world.control('arrangeTrade', {body: {state: 'shipmentDelivered'}});
  const path = {marketplaceUserId: seeded.payer, tradeId};
  const body = {returnUrl: 'https://shop.example/back'};
  const {redirectUrl} = await world.call('createTradeStatusLink', {path, body});
  expect(redirectUrl).toMatch(/^http:\/\/sandbox\.test\/_worlds\/pages\/hosted\/status\//);
  // The client itself stands below the path of the world.
  const within = redirectUrl.replace('/_worlds/pages', '');
  const {location} = await world.press(within, 'accept-condition');
  expect(new URL(location ?? '', redirectUrl).href).toBe(redirectUrl);
  expect((await world.control('readTrade', {path})).state).toBe('succeeded');
});

test('Beyond the limit the world that was used longest ago goes', async () => {
  const {worlds, first} = await open();
  const {most} = retentionLimits.worlds;
  const name = (index: number) => `w-${index}`;
  for (let index = 0; index < most; index++) {
    await worlds.addWorld({name: name(index), fill: false});
  }
  await first.as(keyIntoWorld(seeded.key, name(0))).raw('getUser', {
    path: {marketplaceUserId: 'nobody'},
  });
  await worlds.addWorld({name: 'one-more', fill: false});
  const names = worlds.listWorlds().map((world) => world.name);
  expect(names).toHaveLength(most);
  expect([names.includes(name(0)), names.includes(name(1))]).toEqual([true, false]);
});

test('A state cannot be saved where no file is named', async () => {
  const {first} = await open();
  await expect(first.control('saveState')).rejects.toThrow('--state');
});

test('A page of another site opens no world, but reaches one that is open', async () => {
  const {first, into, fetchFrom} = await open();
  const ask = (name: string) =>
    fetchFrom(
      new Request(`${addressOfWorld(origin, name)}/hosted/style.css`, {
        headers: {'sec-fetch-site': 'cross-site'},
      }),
    );
  expect((await ask('evil')).status).toBe(400);
  expect(await first.control('listWorlds')).toEqual([]);
  await into('mine').control('readClock');
  expect((await ask('mine')).status).toBe(200);
});

test('Worlds have ids and secrets of their own; the same name has the same again', async () => {
  const {into} = await open();
  const other = await open();
  const read = async (client: Client) => {
    const {secret} = await client.control('addEndpoint', {body: {url: 'http://127.0.0.1:9/'}});
    const {tradeId} = await client.control('arrangeTrade', {body: {state: 'invited'}});
    return [secret, tradeId];
  };
  const one = await read(into('one'));
  const two = await read(into('two'));
  expect(one.some((each) => two.includes(each))).toBe(false);
  expect(await read(other.into('one'))).toEqual(one);
});

test.each(['1969-12-31T00:00Z', '9999-12-31T23:59:59-12:00'])(
  'A world does not begin at %s',
  async (startsAt) => {
    const {first} = await open();
    await expect(first.control('addWorld', {body: {name: 'odd', startsAt}})).rejects.toThrow(
      'startsAt',
    );
  },
);
