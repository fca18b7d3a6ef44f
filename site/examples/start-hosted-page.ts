import {defineScenario} from '../plugins/executed-examples/scenario';
import {payoutUrl} from './parts/urls';
import {payer} from './parts/users';

export default defineScenario({
  title: 'A hosted page that a script answers',
  async run({call, visit}) {
    const {redirectUrl} = await call('initiate', 'initiateBankAccount', {
      path: {marketplaceUserId: payer},
      body: {returnUrl: payoutUrl},
    });
    await visit('chooses-account', {
      by: 'payer',
      url: redirectUrl,
      choice: 'choose-account',
      text: 'Chooses a payout account',
    });
  },
});
