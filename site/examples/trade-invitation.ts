import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Accept in your own app, fail to pay once, then pay with a payment link',
  async run({call, refused, visit}) {
    const payer = 'user-48213';
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Wool blanket',
        description: 'Hand woven, 140 by 200 cm.',
        amount: 350,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: 'user-10077',
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    const path = {marketplaceUserId: payer, tradeId};
    const returnUrls = {
      successUrl: 'https://www.gulerod.example/trades/paid',
      cancelUrl: 'https://www.gulerod.example/trades/not-paid',
    };
    await call('read-invited', 'getTrade', {path});
    await call('accept', 'acceptInvitation', {path});
    const payment = await call('pay', 'payToEscrow', {path});
    const link = await call('link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: payment.externalId},
      body: returnUrls,
    });
    await visit('payer-is-declined', {
      by: 'payer',
      url: link.redirectUrl,
      choice: 'decline',
      text: 'The payment is declined',
    });
    await refused('link-of-failed', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: payment.externalId},
      body: returnUrls,
    });
    const again = await call('pay-again', 'payToEscrow', {path});
    const newLink = await call('new-link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: again.externalId},
      body: returnUrls,
    });
    await visit('payer-pays', {
      by: 'payer',
      url: newLink.redirectUrl,
      choice: 'pay',
      text: 'Pays on the payment page',
    });
    await call('read-paid', 'getTrade', {path});
  },
});
