import {defaultOrigin as origin} from '../defaults';
import 'fake-indexeddb/auto';
import {expect, test} from 'vitest';
import {Client} from '../conformance/client';
import {meet, newTrade} from '../conformance/flow-checks';
import {createBrowserSandbox} from './browser-sandbox';

test('A sandbox in the page is kept over reloads, and reset gives back the beginning', async () => {
  const first = await createBrowserSandbox({name: 'kept'});
  expect(first.isPersistent).toBe(true);
  const beginning = first.control.snapshot();
  const client = new Client({origin, send: first.fetch});
  await meet(client);
  const {tradeId} = await client.call('initiateTrade', {body: newTrade()});
  const before = first.control.snapshot();
  await first.close();

  const second = await createBrowserSandbox({name: 'kept'});
  expect(second.control.snapshot()).toEqual(before);
  const again = new Client({origin, send: second.fetch});
  await again.call('getTrade', {path: {marketplaceUserId: 'buyer-7', tradeId}});
  await second.control.reset();
  expect(second.control.snapshot()).toEqual(beginning);
  await second.close();
});
