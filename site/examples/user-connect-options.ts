import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Connect with a higher KYC level, a forced sign-in and app switch',
  async run({call, refused, visit}) {
    const user = 'user-31415';
    const returnUrls = {
      successUrl: 'https://www.gulerod.example/profile/connected',
      cancelUrl: 'https://www.gulerod.example/profile/not-connected',
    };
    const left = await call('give-up', 'connectUser', {
      body: {marketplaceUserId: user, ...returnUrls},
    });
    await visit('gives-up', {
      by: 'payee',
      url: left.redirectUrl,
      choice: 'cancel',
      text: 'Gives up and comes back to cancelUrl',
    });
    await refused('read-not-connected', 'getUser', {path: {marketplaceUserId: user}});
    await refused('account-not-connected', 'initiateBankAccount', {
      path: {marketplaceUserId: user},
      body: {returnUrl: 'https://www.gulerod.example/profile/payouts'},
    });
    await call('level-2', 'connectUser', {
      query: {forceOnboarding: true},
      body: {marketplaceUserId: user, ...returnUrls, requiredKycLevel: 2},
    });
    await call('on-ios', 'connectUser', {
      body: {
        marketplaceUserId: user,
        ...returnUrls,
        appSwitch: {
          appSwitchCallbackUri: 'https://app.gulerod.example/connected',
          operatingSystem: 'iOS',
        },
      },
    });
    await call('on-android', 'connectUser', {
      body: {
        marketplaceUserId: user,
        ...returnUrls,
        appSwitch: {
          appSwitchCallbackUri: 'gulerod://connected',
          operatingSystem: 'Android',
        },
      },
    });
    await call('account-in-app', 'initiateBankAccount', {
      path: {marketplaceUserId: 'user-10077'},
      body: {
        returnUrl: 'https://www.gulerod.example/profile/payouts',
        appSwitch: {
          appSwitchCallbackUri: 'gulerod://profile/payouts',
          operatingSystem: 'Android',
        },
      },
    });
    await refused('level-3', 'connectUser', {
      body: {marketplaceUserId: '', ...returnUrls, requiredKycLevel: 3},
    });
  },
});
