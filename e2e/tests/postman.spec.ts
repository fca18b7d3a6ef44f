import {expect, test} from '@playwright/test';
import {clientAt} from '../client-at';
import {readCollection, runMainFlow} from '../run-collection';
import {download, startFile} from '../sandbox-file';

let folder = '';
let collection = '';
test.beforeAll(async () => {
  folder = await download();
  collection = await readCollection();
});

test('the main flow of the collection plays a trade until the payee is paid', async () => {
  const {origin, stop} = await startFile(folder);
  const {requests, assertions, failures} = await runMainFlow(collection, origin);
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
    expect((await runMainFlow(collection, origin)).failures).toEqual([]);
  }
  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
});

for (const [mistake, right, wrong, found] of [
  ['another amount', '\\"amount\\": 1850', '\\"amount\\": 1849', '8. Get a trade: price is 1850'],
  ['a wrong key', 'sandbox_key_gulerod', 'sandbox_key_lost', '1. Connect a user: status 200'],
  ['an id that is not kept', 'set(\\"tradeId\\"', 'set(\\"trade\\"', '8. Get a trade: status 200'],
] as const) {
  test(`${mistake} makes it fail`, async () => {
    const {origin, stop} = await startFile(folder);
    expect(collection).toContain(right);
    const {failures} = await runMainFlow(collection.replaceAll(right, wrong), origin);
    expect(failures).toContain(found);
    expect(await stop()).toBe(0);
  });
}
