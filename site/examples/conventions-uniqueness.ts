import type {TradeCreation} from '@symblepay/openapi/types';
import {SEED} from '@symblepay/sandbox';
import {defineScenario} from '../plugins/executed-examples/scenario';

const sale: TradeCreation = {
  title: 'Oak table',
  description: 'Seats six. One leg has a scratch.',
  amount: 2750.5,
  payerFee: 0,
  payerFixedFee: 0,
  payeeFee: 0,
  payeeFixedFee: 0,
  payerMarketplaceUserId: SEED.payer,
  payeeMarketplaceUserId: SEED.payee,
  referenceId: 'ad-7781204',
  checkoutUniquenessKey: 'ad-7781204-sale',
  successUrl: 'https://www.gulerod.example/paid',
  cancelUrl: 'https://www.gulerod.example/not-paid',
};

export default defineScenario({
  title: 'Two checkouts of one item, of which one is paid',
  async run({call, refused, visit}) {
    const first = await call('first', 'initiateTrade', {body: sale});
    const second = await call('second', 'initiateTrade', {body: sale});
    await visit('payer-pays-second', {
      by: 'payer',
      url: second.redirectUrl,
      choice: 'pay',
      text: 'Pays the second checkout',
    });
    await call('read-first', 'getTrade', {
      path: {marketplaceUserId: SEED.payer, tradeId: first.tradeId},
    });
    await refused('third', 'initiateTrade', {body: sale});
  },
});
