import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Initiate a trade and let the payer pay on the hosted page',
  async run({call, visit}) {
    const payer = 'user-48213';
    const trade = {
      title: 'Winter coat',
      description: 'Size M, worn one season. Sold because we are moving.',
      amount: 1289.8,
      payerFee: 2.5,
      payerFixedFee: 5,
      payeeFee: 1.25,
      payeeFixedFee: 10,
      payerMarketplaceUserId: payer,
      payeeMarketplaceUserId: 'user-10077',
      successUrl: 'https://www.gulerod.example/paid',
      cancelUrl: 'https://www.gulerod.example/not-paid',
    };
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: trade});
    const path = {marketplaceUserId: payer, tradeId};
    await call('read-initiated', 'getTrade', {path});
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Accepts and pays on the hosted page',
    });
    await call('read-paid', 'getTrade', {path});
    await call('accept-item', 'acceptItemCondition', {path});
  },
});
