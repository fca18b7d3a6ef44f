import {seeded} from '../control/seed';
import type {Checks} from './checks';
import {expectEqual} from './expect';

/** Users of a marketplace, people and businesses. */
export const userChecks: Checks = {
  async 'Business users are created, read, edited and deleted'(client) {
    const path = {businessId: '11111113', businessLocationId: '1001'};
    const body = {
      ...path,
      name: 'Havnens Cykler',
      phoneNumber: '+45 12345678',
      payoutsAccountNumber: '00400440116243',
    };
    const created = await client.call('createBusinessUser', {body});
    expectEqual(created.bankAccount?.accountNumber, 'DK5000400440116243', 'BBAN as IBAN');
    const again = await client.refuse('createBusinessUser', {body});
    expectEqual(again.typeCode, 'already-exists', 'twice');
    await client.call('editBusinessUser', {
      path,
      body: {phoneNumber: '+45 87654321', address: {city: 'Aarhus'}},
    });
    const edited = await client.call('getBusinessUser', {path});
    expectEqual(edited, {...created, address: {city: 'Aarhus'}}, 'edited');
    const user = await client.call('getUser', {path: {marketplaceUserId: created.userId}});
    expectEqual([user.name, user.phoneNumber], ['Havnens Cykler', '+45 87654321'], 'as a user');
    await client.call('deleteBusinessUser', {path});
    expectEqual((await client.refuse('getBusinessUser', {path})).typeCode, 'not-found', 'gone');
    const stranger = await client.refuse('createBusinessUser', {
      body: {...body, businessId: '99999999'},
    });
    expectEqual(stranger.typeCode, 'company-not-allowed', 'allow-list');
  },

  async 'A business user has one payout account, wherever it is read and chosen'(client) {
    const path = {businessId: seeded.businessId, businessLocationId: seeded.businessLocationId};
    const {userId} = await client.call('getBusinessUser', {path});
    const user = {marketplaceUserId: userId};
    const {redirectUrl} = await client.call('initiateBankAccount', {
      path: user,
      body: {returnUrl: 'https://shop.example/account'},
    });
    await client.press(redirectUrl, 'choose-account');
    const {bankAccount} = await client.call('getUser', {path: user});
    const read = () => client.call('getBusinessUser', {path});
    expectEqual((await read()).bankAccount, bankAccount, 'chosen');
    await client.call('editBusinessUser', {path, body: {phoneNumber: '+45 87654321'}});
    expectEqual((await read()).bankAccount, bankAccount, 'after an edit of something else');
    const number = {payoutsAccountNumber: 'DK5000400440116243', phoneNumber: '+45 87654321'};
    await client.call('editBusinessUser', {path, body: number});
    const edited = await client.call('getUser', {path: user});
    expectEqual(edited.bankAccount?.accountNumber, number.payoutsAccountNumber, 'edited');
    expectEqual((await read()).bankAccount, edited.bankAccount, 'the same');
  },

  async 'The account of a renamed business user is in its new name'(client) {
    const path = {businessId: seeded.businessId, businessLocationId: seeded.businessLocationId};
    const before = await client.call('getBusinessUser', {path});
    const name = 'Nørrebro Ladcykler ApS';
    await client.call('editBusinessUser', {path, body: {name, phoneNumber: '+45 35123458'}});
    const {bankAccount, userId} = await client.call('getBusinessUser', {path});
    expectEqual(bankAccount, {...before.bankAccount, name}, 'account');
    const user = await client.call('getUser', {path: {marketplaceUserId: userId}});
    expectEqual(user.bankAccount, bankAccount, 'of the user');
  },

  async 'A business user takes no id that another user has'(client) {
    const urls = {successUrl: 'https://shop.example/in', cancelUrl: 'https://shop.example/out'};
    const {redirectUrl} = await client.call('connectUser', {
      body: {marketplaceUserId: `${seeded.businessId}-7`, ...urls},
    });
    await client.press(redirectUrl, 'sign-in');
    const before = await client.snapshot();
    const refused = await client.refuse('createBusinessUser', {
      body: {
        businessId: seeded.businessId,
        businessLocationId: '7',
        name: 'Havnens Cykler',
        phoneNumber: '+45 12345678',
      },
    });
    expectEqual(refused.typeCode, 'already-exists', 'typeCode');
    expectEqual(await client.snapshot(), before, 'snapshot');
  },

  async 'A user connects, chooses a payout account, and may cancel both'(client) {
    const connect = () =>
      client.call('connectUser', {
        body: {
          marketplaceUserId: 'new-user',
          requiredKycLevel: 2,
          successUrl: 'https://shop.example/in',
          cancelUrl: 'gulerod://out',
        },
      });
    const first = await connect();
    expectEqual(
      await client.press(first.redirectUrl, 'cancel'),
      {status: 303, location: 'gulerod://out'},
      'cancelled',
    );
    const path = {marketplaceUserId: 'new-user'};
    await client.refuse('getUser', {path});
    const second = await connect();
    await client.press(second.redirectUrl, 'sign-in');
    expectEqual((await client.call('getUser', {path})).hasCompletedOnboarding, false, 'connected');
    const account = await client.call('initiateBankAccount', {
      path,
      body: {returnUrl: 'https://shop.example/account'},
    });
    await client.press(account.redirectUrl, 'choose-account');
    expectEqual((await client.call('getUser', {path})).hasCompletedOnboarding, true, 'account');
    expectEqual((await client.open(second.redirectUrl)).status, 400, 'used link');
  },
};
