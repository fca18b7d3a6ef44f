import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {Client} from '../conformance/client';

const origin = 'https://sandbox.shop.example';
const local = 'http://localhost:4010';

const own = [
  {},
  {origin},
  {origin: local},
  {'sec-fetch-site': 'same-origin'},
  {'sec-fetch-site': 'none'},
  {origin: local, 'sec-fetch-site': 'cross-site'},
];
const foreign = [
  {origin: 'https://evil.example'},
  {origin: 'http://localhost:3000'},
  {origin: 'null'},
  {origin: 'https://evil.example', 'sec-fetch-site': 'none'},
  {'sec-fetch-site': 'cross-site'},
  {'sec-fetch-site': 'same-site'},
];

const {fetch} = await createSandbox({origin});
const client = new Client({origin: local, send: fetch});

/** The statuses of a choice on a hosted page and of a control call, sent with these headers. */
async function write(headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const {redirectUrl} = await client.call('connectUser', {
    body: {marketplaceUserId: 'buyer-7', successUrl: origin, cancelUrl: origin},
  });
  const pressed = await fetch(
    new Request(local + new URL(redirectUrl).pathname, {
      method: 'POST',
      headers: {...headers, 'content-type': 'application/x-www-form-urlencoded'},
      body: 'choice=sign-in',
    }),
  );
  const steered = await fetch(client.controlRequest('advanceClock', {headers, body: {minutes: 1}}));
  return [pressed.status, steered.status];
}

test.each(own)('The headers %j press buttons and steer the sandbox', async (headers) => {
  expect(await write(headers)).toEqual([303, 200]);
});

test.each(foreign)('The headers %j press no button and steer nothing', async (headers) => {
  expect(await write(headers)).toEqual([403, 403]);
});

test.each(foreign)('The headers %j may look', async (headers) => {
  const response = await fetch(client.controlRequest('readClock', {headers}));
  expect(response.status).toBe(200);
});
