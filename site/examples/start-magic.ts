import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Magic values: a trade that is paid and delivered without anybody clicking',
  async run({call}) {
    await call('connect', 'connectUser', {
      body: {
        marketplaceUserId: 'auto-seller-1',
        successUrl: 'https://www.gulerod.example/connected',
        cancelUrl: 'https://www.gulerod.example/not-connected',
      },
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Desk lamp',
        description: 'A lamp for a test that nobody watches.',
        amount: 180,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: 'auto-buyer-1',
        payeeMarketplaceUserId: 'auto-seller-1',
        referenceId: 'test-17 auto-pay auto-deliver',
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
        shipping: {
          expectedMaxWeight: 2000,
          paidBy: 'Payer',
          shippingOptions: [{method: 'Dao', deliveryPrice: 45, returnPrice: 39}],
        },
      },
    });
    const path = {marketplaceUserId: 'auto-buyer-1', tradeId};
    const {externalId} = await call('buy-label', 'buyShipment', {
      path,
      body: {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 2000},
    });
    await call('label-link', 'createPaymentLink', {
      path: {marketplaceUserId: 'auto-buyer-1', paymentId: externalId},
      body: {
        successUrl: 'https://www.gulerod.example/label-paid',
        cancelUrl: 'https://www.gulerod.example/label-not-paid',
      },
    });
    await call('read-delivered', 'getTrade', {path});
  },
});
