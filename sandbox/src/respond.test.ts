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

test.each([
  ['a call', `${basePath}/users/nobody`],
  ['a hosted page', '/hosted/status/none'],
  ['an unknown address', '/nowhere'],
])(
  'The correlation id of %s is repeated if it is valid, else a new one is given',
  async (_, path) => {
    const {respond} = await createSandbox();
    const send = async (id: string) => {
      const url = new URL(defaultOrigin + path);
      const headers = {'x-correlation-id': id};
      return (await respond({method: 'GET', url, headers, body: {text: ''}})).headers;
    };
    const valid = ['€'.repeat(20), 'x'.repeat(64)];
    for (const id of valid) expect(await send(id)).toMatchObject({'x-correlation-id': id});
    for (const id of ['x'.repeat(19), 'x'.repeat(65)]) {
      expect((await send(id))['x-correlation-id']).toMatch(/^[\da-f-]{36}$/);
    }
  },
);
