import {defineScenario} from '../plugins/executed-examples/scenario';
import {payoutUrl, profileUrls} from './parts/urls';
import {newPayee} from './parts/users';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'A private user connects and chooses a payout account',
  async run({call, visit}) {
    const connected = await call('connect', 'connectUser', {
      body: {marketplaceUserId: newPayee, ...profileUrls},
    });
    await visit('signs-in', signsIn(connected.redirectUrl));
    await call('read-before', 'getUser', {path: {marketplaceUserId: newPayee}});
    const {redirectUrl} = await call('initiate', 'initiateBankAccount', {
      path: {marketplaceUserId: newPayee},
      body: {returnUrl: payoutUrl},
    });
    await visit('chooses', {
      by: 'payee',
      url: redirectUrl,
      choice: 'choose-account',
      text: 'Signs in to the bank, picks an account and comes back to returnUrl',
    });
    await call('read-after', 'getUser', {path: {marketplaceUserId: newPayee}});
  },
});
