import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'A first trade: the payee connects, the payer pays, a parcel travels, the payee is paid',
  async run({call, visit, happens}) {
    const payee = 'seller-1001';
    const payer = 'buyer-2002';
    const connection = await call('connect-seller', 'connectUser', {
      body: {
        marketplaceUserId: payee,
        successUrl: 'https://www.gulerod.example/connected',
        cancelUrl: 'https://www.gulerod.example/not-connected',
      },
    });
    await visit('payee-signs-in', {
      by: 'payee',
      url: connection.redirectUrl,
      choice: 'sign-in',
      text: 'Signs in with the national digital ID',
    });
    const account = await call('choose-account', 'initiateBankAccount', {
      path: {marketplaceUserId: payee},
      body: {returnUrl: 'https://www.gulerod.example/payout-account'},
    });
    await visit('payee-chooses-account', {
      by: 'payee',
      url: account.redirectUrl,
      choice: 'choose-account',
      text: 'Chooses a payout account',
    });
    await call('read-seller', 'getUser', {path: {marketplaceUserId: payee}});
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
        checkoutUniquenessKey: 'ad-7781204',
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
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Pays into escrow on the hosted page',
    });
    const path = {marketplaceUserId: payer, tradeId};
    await call('read-paid', 'getTrade', {path});
    const {externalId} = await call('buy-label', 'buyShipment', {
      path,
      body: {price: 45, shipmentProviderId: 'Dao', expectedMaxWeightInGrams: 2000},
    });
    const link = await call('label-link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: externalId},
      body: {
        successUrl: 'https://www.gulerod.example/label-paid',
        cancelUrl: 'https://www.gulerod.example/label-not-paid',
      },
    });
    await visit('payer-pays-label', {
      by: 'payer',
      url: link.redirectUrl,
      choice: 'pay',
      text: 'Pays the label',
    });
    for (const [step, event, text] of [
      ['sent', 'shipment.sent', 'The payee hands the parcel in'],
      ['at-shop', 'shipment.ready-for-pickup', 'The parcel waits in the parcel shop'],
      ['delivered', 'shipment.delivered', 'The payer picks the parcel up'],
    ] as const) {
      await happens(step, {by: 'carrier', tradeId, event, text});
    }
    await call('accept-item', 'acceptItemCondition', {path});
  },
});
