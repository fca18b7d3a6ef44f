import type {TradeCreation} from '@symblepay/openapi/types';
import {SEED} from '@symblepay/sandbox';
import {defineScenario} from '../plugins/executed-examples/scenario';

const sale: TradeCreation = {
  title: 'Record player',
  description: 'A belt drive with a new needle.',
  amount: 520.505,
  payerFee: 2.5,
  payerFixedFee: 5,
  payeeFee: 1,
  payeeFixedFee: 0,
  payerMarketplaceUserId: SEED.payer,
  payeeMarketplaceUserId: SEED.payee,
  successUrl: 'https://www.gulerod.example/paid',
  cancelUrl: 'https://www.gulerod.example/not-paid',
};

export default defineScenario({
  title: 'Amounts and dates of a trade',
  async run({call, refused}) {
    await refused('amount-as-text', 'initiateTrade', {body: {...sale, amount: '520,50'}});
    await refused('amount-too-small', 'initiateTrade', {body: {...sale, amount: 4.99}});
    const {tradeId} = await call('initiate', 'initiateTrade', {body: sale});
    const path = {marketplaceUserId: SEED.payer, tradeId};
    await call('accept-and-pay', 'acceptInvitationAndPay', {path});
    await call('read', 'getTrade', {path});
  },
});
