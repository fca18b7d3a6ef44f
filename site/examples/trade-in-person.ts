import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'A trade in person: the users meet, the payer rejects, the payee disputes the return',
  async run({call, visit}) {
    const payer = 'user-48213';
    const payee = 'user-10077';
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Cargo bike',
        description: 'Five years old, serviced in May.',
        amount: 8499,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: payee,
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Accepts and pays on the hosted page',
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
