import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Accept, choose a parcel shop and pay in one go',
  async run({call, visit}) {
    const payer = 'user-48213';
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Running shoes',
        description: 'Size 42, worn twice.',
        amount: 480,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: 'user-10077',
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
        shipping: {
          expectedMaxWeight: 2000,
          paidBy: 'Payer',
          returnPaidBy: 'Payer',
          shippingOptions: [{method: 'Dao', deliveryPrice: 45, returnPrice: 39}],
        },
      },
    });
    const path = {marketplaceUserId: payer, tradeId};
    const payment = await call('accept-and-pay', 'acceptInvitationAndPay', {
      path,
      query: {receiverShopId: 'dao-2200-014'},
    });
    const {redirectUrl} = await call('link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: payment.externalId},
      body: {
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
        appSwitch: {appSwitchCallbackUri: 'gulerod://trades/back', operatingSystem: 'Android'},
      },
    });
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Pays on the payment page',
    });
    await call('read-shop', 'getTrade', {path});
  },
});
