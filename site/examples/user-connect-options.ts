import type {ScenarioTools} from '../recording/scenario';
import {newPayee, payee, payoutUrl, profileUrls} from './parts/marketplace';

export const title = 'Connect with a higher KYC level, a forced sign-in and app switch';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  const path = {marketplaceUserId: newPayee};
  const body = {...path, ...profileUrls};
  const left = await call('give-up', 'connectUser', {body});
  await visit('gives-up', {
    by: 'payee',
    url: left.redirectUrl,
    choice: 'cancel',
    text: 'Gives up and comes back to cancelUrl',
  });
  await refused('read-not-connected', 'getUser', {path});
  await refused('account-not-connected', 'initiateBankAccount', {
    path,
    body: {returnUrl: payoutUrl},
  });
  await call('level-2', 'connectUser', {
    query: {forceOnboarding: true},
    body: {...body, requiredKycLevel: 2},
  });
  await call('on-ios', 'connectUser', {
    body: {
      ...body,
      appSwitch: {
        appSwitchCallbackUri: 'https://app.gulerod.example/connected',
        operatingSystem: 'iOS',
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
    body: {...body, marketplaceUserId: '', requiredKycLevel: 3},
  });
}
