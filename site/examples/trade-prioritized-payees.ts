import {defineScenario} from '../plugins/executed-examples/scenario';
import {piano} from './parts/items';
import {initiateAndPay} from './parts/paid-trade';
import {pianoLoan, pianoWorkshop} from './parts/prioritized-payees';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

export default defineScenario({
  title: 'A bank and a Symblepay account are paid before the payee',
  async run(tools) {
    const body = {
      ...piano,
      ...usualTerms,
      prioritizedPayees: [pianoWorkshop, pianoLoan],
    };
    const tradeId = await initiateAndPay(tools, body, {
      initiate: 'with-account-paid-first',
      pay: 'payer-pays',
    });
    await tools.call('accept-item', 'acceptItemCondition', {
      path: {marketplaceUserId: payer, tradeId},
    });
  },
});
