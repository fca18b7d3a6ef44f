import {defaultOrigin} from '../defaults';
import {expect, test} from 'vitest';
import {createSandbox, seeded} from '../index';
import {Client} from '../conformance/client';
import {cast} from './cast';
import {findPersona} from './persona';

test('Nobody outside the cast has the name or the phone number of someone in it', () => {
  const ids = Array.from({length: 200}, (_, index) => `shop-user-${index}`);
  const others = ids.map((id) => findPersona(id));
  for (const {name, phoneNumber} of Object.values(cast)) {
    expect(others.filter((other) => other.name === name)).toEqual([]);
    expect(others.filter((other) => other.phoneNumber === phoneNumber)).toEqual([]);
  }
});

test('A person has the same id at Symblepay in every sandbox, and an account id of its own', async () => {
  const seen = await Promise.all(
    ['one', 'two'].map(async (seed) => {
      const sandbox = await createSandbox({seed});
      const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
      const user = await client.call('getUser', {path: {marketplaceUserId: seeded.payer}});
      const told = sandbox.control.listNotifications().map(({body}) => body);
      const account = told.find(
        (body) => 'referenceId' in body && body.referenceId === seeded.payer,
      );
      return [
        user.symblepayUserId,
        account && 'symblepayAccountId' in account && account.symblepayAccountId,
      ];
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.[0]).not.toBe(seen[0]?.[1]);
  expect(seen[0]?.[1]).toMatch(/^[\da-f-]{36}$/);
});

test('So has a company, which keeps it when it registers anew', async () => {
  const sandbox = await createSandbox();
  const client = new Client({origin: defaultOrigin, send: sandbox.fetch});
  const {businessId, businessLocationId} = seeded;
  const path = {businessId, businessLocationId: `${businessLocationId}9`};
  const body = {...path, name: 'Nørrebro Cykler ApS, Aarhus', phoneNumber: '+45 86123456'};
  const first = await client.call('createBusinessUser', {body});
  await client.call('deleteBusinessUser', {path});
  const second = await client.call('createBusinessUser', {body});
  const elsewhere = await client.call('getBusinessUser', {path: {businessId, businessLocationId}});
  expect(second.symblepayUserId).toBe(first.symblepayUserId);
  expect(elsewhere.symblepayUserId).not.toBe(first.symblepayUserId);
});
