import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'The clock: nobody hands the item over, so the payer gets the price back',
  async run({call, visit, wait}) {
    const payer = 'buyer-2002';
    await call('connect', 'connectUser', {
      body: {
        marketplaceUserId: 'auto-seller-1',
        successUrl: 'https://www.gulerod.example/connected',
        cancelUrl: 'https://www.gulerod.example/not-connected',
      },
    });
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Oak table',
        description: 'Picked up in person.',
        amount: 2750.5,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: 'auto-seller-1',
        allowedTimeForItemDeliveryInMinutes: 60,
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Pays into escrow on the hosted page',
    });
    await wait('deadline', 61, '61 minutes pass and the delivery time is over');
    await call('read-cancelled', 'getTrade', {path: {marketplaceUserId: payer, tradeId}});
  },
});
