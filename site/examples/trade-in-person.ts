import {defineScenario} from '../plugins/executed-examples/scenario';
import {cargoBike} from './parts/items';
import {initiateAndPay} from './parts/paid-trade';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';

export default defineScenario({
  title: 'A trade in person: the users meet, the payer rejects, the payee disputes the return',
  async run(tools) {
    const {call} = tools;
    const tradeId = await initiateAndPay(tools, {
      ...cargoBike,
      ...usualTerms,
    });
    const ofPayer = {marketplaceUserId: payer, tradeId};
    await call('read-paid', 'getTrade', {path: ofPayer});
    await call('reject-item', 'rejectItemCondition', {
      path: ofPayer,
      body: {reason: 'The frame is cracked at the bottom bracket'},
    });
    await call('reject-return', 'rejectItemCondition', {
      path: {marketplaceUserId: payee, tradeId},
      body: {reason: 'The bike came back without its cover'},
    });
  },
});
