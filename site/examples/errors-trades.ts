import type {TradeCreation} from '@symblepay/openapi/types';
import {SEED} from '@symblepay/sandbox';
import {defineScenario} from '../plugins/executed-examples/scenario';

const sale: TradeCreation = {
  title: 'Film camera',
  description: 'A 35 mm camera from 1978, tested with one roll of film.',
  amount: 1850,
  payerFee: 2.5,
  payerFixedFee: 5,
  payeeFee: 1,
  payeeFixedFee: 0,
  payerMarketplaceUserId: SEED.payer,
  payeeMarketplaceUserId: SEED.payee,
  checkoutUniquenessKey: 'ad-7781204',
  successUrl: 'https://www.gulerod.example/paid',
  cancelUrl: 'https://www.gulerod.example/not-paid',
};

export default defineScenario({
  title: 'Calls that do not fit the trade',
  async run({call, refused, visit}) {
    await refused('payee-not-connected', 'initiateTrade', {
      body: {...sale, payeeMarketplaceUserId: 'user-60311'},
    });
    await refused('fees-exceed-amount', 'initiateTrade', {
      body: {...sale, amount: 20, payeeFee: 100, payeeFixedFee: 5},
    });

    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: sale});
    const payer = {marketplaceUserId: SEED.payer, tradeId};
    await refused('invalid-state', 'acceptItemCondition', {path: payer});
    await refused('wrong-role', 'acceptInvitation', {
      path: {marketplaceUserId: SEED.payee, tradeId},
    });

    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Pays on the hosted page',
    });
    await refused('already-paid', 'payToEscrow', {path: payer});
    await refused('uniqueness-key-used', 'initiateTrade', {body: sale});
    await refused('insufficient-escrow', 'reimbursePayer', {
      path: {payerMarketplaceUserId: SEED.payer, tradeId},
      body: {amount: 2000},
    });
  },
});
