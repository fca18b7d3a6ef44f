import {defineScenario} from '../plugins/executed-examples/scenario';
import {payoutUrl, profileUrls} from './parts/urls';
import {newPayee, payee} from './parts/users';

export default defineScenario({
  title: 'Connect with a higher KYC level, a forced sign-in and app switch',
  async run({call, refused, visit}) {
    const left = await call('give-up', 'connectUser', {
      body: {marketplaceUserId: newPayee, ...profileUrls},
    });
    await visit('gives-up', {
      by: 'payee',
      url: left.redirectUrl,
      choice: 'cancel',
      text: 'Gives up and comes back to cancelUrl',
    });
    await refused('read-not-connected', 'getUser', {path: {marketplaceUserId: newPayee}});
    await refused('account-not-connected', 'initiateBankAccount', {
      path: {marketplaceUserId: newPayee},
      body: {returnUrl: payoutUrl},
    });
    await call('level-2', 'connectUser', {
      query: {forceOnboarding: true},
      body: {marketplaceUserId: newPayee, ...profileUrls, requiredKycLevel: 2},
    });
    await call('on-ios', 'connectUser', {
      body: {
        marketplaceUserId: newPayee,
        ...profileUrls,
        appSwitch: {
          appSwitchCallbackUri: 'https://app.gulerod.example/connected',
          operatingSystem: 'iOS',
        },
      },
    });
    await call('on-android', 'connectUser', {
      body: {
        marketplaceUserId: newPayee,
        ...profileUrls,
        appSwitch: {
          appSwitchCallbackUri: 'https://app.gulerod.example/connected',
          operatingSystem: 'Android',
        },
      },
    });
    await call('account-in-app', 'initiateBankAccount', {
      path: {marketplaceUserId: payee},
      body: {
        returnUrl: payoutUrl,
        appSwitch: {
          appSwitchCallbackUri: 'https://app.gulerod.example/profile/payouts',
          operatingSystem: 'Android',
        },
      },
    });
    await refused('level-3', 'connectUser', {
      body: {marketplaceUserId: '', ...profileUrls, requiredKycLevel: 3},
    });
  },
});
