import {defineScenario} from '../plugins/executed-examples/scenario';
import {profileUrls} from './parts/urls';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'A private user connects and chooses a payout account',
  async run({call, visit}) {
    const user = 'user-31415';
    const returnUrl = 'https://www.gulerod.example/profile/payouts';
    const connected = await call('connect', 'connectUser', {
      body: {marketplaceUserId: user, ...profileUrls},
    });
    await visit('signs-in', signsIn(connected.redirectUrl));
    await call('read-before', 'getUser', {path: {marketplaceUserId: user}});
    const {redirectUrl} = await call('initiate', 'initiateBankAccount', {
      path: {marketplaceUserId: user},
      body: {returnUrl},
    });
    await visit('chooses', {
      by: 'payee',
      url: redirectUrl,
      choice: 'choose-account',
      text: 'Signs in to the bank, picks an account and comes back to returnUrl',
    });
    await call('read-after', 'getUser', {path: {marketplaceUserId: user}});
  },
});
