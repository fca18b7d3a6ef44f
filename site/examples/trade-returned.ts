import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'From payment over delivery and return to finished: the item goes back',
  async run({call, visit, happens, wait}) {
    const payer = 'user-48213';
    const payee = 'user-10077';
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Espresso machine',
        description: 'Two years old, descaled in January.',
        amount: 3200,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: payee,
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
        shipping: {
          expectedMaxWeight: 8000,
          paidBy: 'Payer',
          returnPaidBy: 'Payer',
          shippingOptions: [{method: 'PostNord', deliveryPrice: 59, returnPrice: 49}],
        },
      },
    });
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Accepts and pays on the hosted page',
    });
    const ofPayer = {marketplaceUserId: payer, tradeId};
    const ofPayee = {marketplaceUserId: payee, tradeId};
    const returnUrls = {
      successUrl: 'https://www.gulerod.example/label-paid',
      cancelUrl: 'https://www.gulerod.example/label-not-paid',
    };
    const label = await call('buy-label', 'buyShipment', {
      path: ofPayer,
      body: {price: 59, shipmentProviderId: 'PostNord', expectedMaxWeightInGrams: 8000},
    });
    const labelLink = await call('label-link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: label.externalId},
      body: returnUrls,
    });
    await visit('payer-pays-label', {
      by: 'payer',
      url: labelLink.redirectUrl,
      choice: 'pay',
      text: 'Pays the label',
    });
    await happens('sent', {
      by: 'carrier',
      tradeId,
      event: 'shipment.sent',
      text: 'The payee hands the parcel in',
    });
    await wait('two-days', 2880, 'Two days');
    await happens('delivered', {
      by: 'carrier',
      tradeId,
      event: 'shipment.delivered',
      text: 'The payer has the parcel',
    });
    await call('reject-item', 'rejectItemCondition', {
      path: ofPayer,
      body: {reason: 'The pump does not build pressure'},
    });
    const back = await call('buy-return-label', 'buyReturnShipment', {
      path: ofPayer,
      body: {price: 49, shipmentProviderId: 'PostNord', expectedMaxWeightInGrams: 8000},
    });
    const backLink = await call('return-label-link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: back.externalId},
      body: returnUrls,
    });
    await visit('payer-pays-return-label', {
      by: 'payer',
      url: backLink.redirectUrl,
      choice: 'pay',
      text: 'Pays the return label',
    });
    await happens('return-sent', {
      by: 'carrier',
      tradeId,
      event: 'return.sent',
      text: 'The payer hands the return in',
    });
    await wait('three-days', 4320, 'Three days');
    await happens('return-delivered', {
      by: 'carrier',
      tradeId,
      event: 'return.delivered',
      text: 'The payee has the item back',
    });
    await call('read-back', 'getTrade', {path: ofPayee});
    await call('accept-return', 'acceptItemCondition', {path: ofPayee});
  },
});
