import {SEED} from '@symblepay/sandbox';
import type {TradeCreation} from '@symblepay/openapi/types';
import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Calls that are refused',
  async run({call, refused}) {
    const body: TradeCreation = {
      title: 'Board game',
      description: 'Complete, played twice.',
      amount: 275,
      payerFee: 2.5,
      payerFixedFee: 5,
      payeeFee: 1,
      payeeFixedFee: 0,
      payerMarketplaceUserId: SEED.payer,
      payeeMarketplaceUserId: SEED.payee,
      checkoutUniquenessKey: 'ad-5530',
      referenceId: 'ad-5530 auto-pay',
      successUrl: 'https://www.gulerod.example/paid',
      cancelUrl: 'https://www.gulerod.example/not-paid',
    };
    await refused('amount-too-small', 'initiateTrade', {body: {...body, amount: 4.99}});
    await refused('payee-not-connected', 'initiateTrade', {
      body: {...body, payeeMarketplaceUserId: 'seller-not-connected'},
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {body});
    await refused('key-used', 'initiateTrade', {body});
    await refused('wrong-role', 'acceptItemCondition', {
      path: {marketplaceUserId: SEED.payee, tradeId},
    });
  },
});
