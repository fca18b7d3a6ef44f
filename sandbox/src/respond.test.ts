import {defaultOrigin} from './defaults';
import {basePath} from '@symblepay/openapi/operations';
import {expect, test} from 'vitest';
import {itemsForSale} from './control/items';
import {describeTrade, seeded} from './control/seed';
import {createSandbox} from './sandbox';

test('Of two requests at once, each tells the rows that it followed itself', async () => {
  const {respond} = await createSandbox();
  const send = (method: string, path: string, text: string) =>
    respond({
      method,
      url: new URL(`${defaultOrigin}${basePath}${path}`),
      headers: {authorization: `Bearer ${seeded.key}`, 'content-type': 'application/json'},
      body: {text},
    });
  const responses = await Promise.all([
    send('POST', '/trades/initiate', JSON.stringify(describeTrade(itemsForSale.mountainBike))),
    send('GET', `/users/${seeded.payer}`, ''),
  ]);
  expect(responses.map(({status}) => status)).toEqual([200, 200]);
  expect(responses.map(({headers}) => headers['x-sandbox-transitions'])).toEqual([
    'T01',
    undefined,
  ]);
});
