import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'From payment over delivery to finished: the payer approves the item',
  async run({call, visit, happens, wait}) {
    const payer = 'user-48213';
    const payee = 'user-10077';
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Film camera',
        description: 'A 35 mm camera from 1978, tested with one roll of film.',
        amount: 1850,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: payee,
        referenceId: 'ad-7781204',
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
        shipping: {
          expectedMaxWeight: 2000,
          paidBy: 'Payee',
          returnPaidBy: 'Payer',
          shippingOptions: [{method: 'Dao', deliveryPrice: 45, returnPrice: 39}],
        },
      },
    });
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Accepts and pays on the hosted page',
    });
    const ofPayee = {marketplaceUserId: payee, tradeId};
    const ofPayer = {marketplaceUserId: payer, tradeId};
    await call('read-paid', 'getTrade', {path: ofPayee});
    const {externalId} = await call('buy-label', 'buyShipment', {
      path: ofPayee,
      body: {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 2000},
    });
    const link = await call('label-link', 'createPaymentLink', {
      path: {marketplaceUserId: payee, paymentId: externalId},
      body: {
        successUrl: 'https://www.gulerod.example/label-paid',
        cancelUrl: 'https://www.gulerod.example/label-not-paid',
      },
    });
    await visit('payee-pays-label', {
      by: 'payee',
      url: link.redirectUrl,
      choice: 'pay',
      text: 'Pays the label',
    });
    await call('read-label', 'getTrade', {path: ofPayee});
    await wait('next-day', 1440, 'One day');
    await happens('sent', {
      by: 'carrier',
      tradeId,
      event: 'shipment.sent',
      text: 'The payee hands the parcel in',
    });
    await wait('two-days', 2880, 'Two days');
    await happens('at-shop', {
      by: 'carrier',
      tradeId,
      event: 'shipment.ready-for-pickup',
      text: 'The parcel waits in the parcel shop',
    });
    await happens('delivered', {
      by: 'carrier',
      tradeId,
      event: 'shipment.delivered',
      text: 'The payer picks the parcel up',
    });
    await call('read-delivered', 'getTrade', {path: ofPayer});
    await call('accept-item', 'acceptItemCondition', {path: ofPayer});
  },
});
