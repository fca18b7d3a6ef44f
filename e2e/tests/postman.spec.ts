import {expect, test} from '@playwright/test';
import {clientAt} from '../client-at';
import {readCollection, runCollection} from '../run-collection';
import {download, startFile} from '../sandbox-file';

const mainFlow = 'Main flow';

let folder = '';
let collection = '';
test.beforeAll(async () => {
  folder = await download();
  collection = await readCollection();
});

test('the main flow of the collection plays a trade until the payee is paid', async () => {
  const {origin, stop} = await startFile(folder);
  const {requests, assertions, failures} = await runCollection(collection, origin, mainFlow);
  expect(failures).toEqual([]);
  expect(requests).toBe(15);
  expect(assertions).toBeGreaterThanOrEqual(2 * requests);
  const [newest] = await clientAt(origin).control('listTrades');
  expect(newest).toMatchObject({title: 'Film camera', state: 'succeeded'});
  expect(await stop()).toBe(0);
});

test('it plays again, on the same sandbox and on a new one', async () => {
  const first = await startFile(folder);
  const second = await startFile(folder);
  for (const {origin} of [first, first, second]) {
    expect((await runCollection(collection, origin, mainFlow)).failures).toEqual([]);
  }
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
});

test('the whole collection runs from top to bottom, twice on one sandbox', async () => {
  const {origin, stop} = await startFile(folder);
  for (const turn of ['first', 'second']) {
    const {requests, failures} = await runCollection(collection, origin);
    expect(failures, turn).toEqual([]);
    expect(requests, turn).toBe(15 + 23);
  }
  expect(await stop()).toBe(0);
});

test('each request of the other folders succeeds alone, and the seeded company stays', async () => {
  const {item} = JSON.parse(collection) as {
    readonly item: readonly {readonly item: readonly {readonly name: string}[]}[];
  };
  const names = item.slice(1).flatMap((each) => each.item.map(({name}) => name));
  expect(names).toHaveLength(23);
  const {origin, key, stop} = await startFile(folder);
  for (const name of names.toReversed()) {
    const {requests, assertions, failures} = await runCollection(collection, origin, name);
    expect(failures, name).toEqual([]);
    expect(requests, name).toBe(1);
    expect(assertions, name).toBeGreaterThan(0);
  }
  const company = await fetch(`${origin}/v1/marketplace/users/business/12345674/1012345678`, {
    headers: {authorization: `Bearer ${key}`},
  });
  expect(company.status).toBe(200);
  expect(await stop()).toBe(0);
});

test('in another environment nothing is made before a request is sent', async () => {
  const sandbox = await startFile(folder);
  const other = await startFile(folder);
  const list = () => clientAt(sandbox.origin).control('listTrades');
  const before = await list();
  const elsewhere = collection.replace('{{sandboxUrl}}/v1', `${other.origin}/v1`);
  const {failures} = await runCollection(elsewhere, sandbox.origin, 'Buy a shipment');
  expect(failures).toContain('Buy a shipment: status 200');
  expect(await list()).toEqual(before);
  expect([await sandbox.stop(), await other.stop()]).toEqual([0, 0]);
});

for (const [mistake, right, wrong, found] of [
  ['another amount', '\\"amount\\": 1850', '\\"amount\\": 1849', '8. Get a trade: price is 1850'],
  ['a wrong key', 'sandbox_key_gulerod', 'sandbox_key_lost', '1. Connect a user: status 200'],
  ['an id that is not kept', 'set(\\"tradeId\\"', 'set(\\"trade\\"', '8. Get a trade: status 200'],
] as const) {
  test(`${mistake} makes it fail`, async () => {
    const {origin, stop} = await startFile(folder);
    expect(collection).toContain(right);
    const {failures} = await runCollection(collection.replaceAll(right, wrong), origin, mainFlow);
    expect(failures).toContain(found);
    expect(await stop()).toBe(0);
  });
}
