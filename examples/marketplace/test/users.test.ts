import {expect, test} from 'vitest';
import {openShop} from './shop.ts';
import {choose} from './world.ts';

test('a user chooses the account for payouts', async () => {
  const shop = await openShop();
  const {redirectUrl = ''} = await shop.insist('POST /users/seller-1/payout-account', {});
  const back = await choose(redirectUrl, 'choose-account');
  expect(back).toContain('http://marketplace.test/users/seller-1');
  await shop.settle();
  expect(shop.marketplace.users.find('seller-1')?.hasCompletedOnboarding).toBe(true);
});

test('an app names its operating system, so that it opens again', async () => {
  const shop = await openShop();
  const route = 'POST /users/seller-2/connect';
  expect((await shop.ask(route, {operatingSystem: 'iOS'})).status).toBe(200);
  const refused = await shop.ask(route, {operatingSystem: 'x'.repeat(65)});
  expect(refused.body.errors).toMatchObject([{key: 'appSwitch.operatingSystem'}]);
});

test('a company is registered, read, changed and removed', async () => {
  const shop = await openShop();
  const company = '/companies/11111113/1001';
  const fields = {
    businessId: '11111113',
    businessLocationId: '1001',
    name: 'Havnens Cykler',
    phoneNumber: '+45 12345678',
  };
  await shop.insist('POST /companies', fields);
  await shop.insist(`POST ${company}`, {phoneNumber: '+45 87654321'});
  expect((await shop.ask(`GET ${company}`)).body.userId).toBeDefined();
  await shop.ask(`DELETE ${company}`);
  expect((await shop.ask(`GET ${company}`)).body.error).toBe('not-found');
});
