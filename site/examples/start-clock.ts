import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualFees} from './parts/fees';
import {checkoutUrls, connectUrls} from './parts/urls';
import {pays} from './parts/visits';

export default defineScenario({
  title: 'The clock: nobody hands the item over, so the payer gets the price back',
  async run({call, visit, wait}) {
    const payer = 'buyer-2002';
    await call('connect', 'connectUser', {
      body: {marketplaceUserId: 'auto-seller-1', ...connectUrls},
    });
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Oak table',
        description: 'Picked up in person.',
        amount: 2750.5,
        ...usualFees,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: 'auto-seller-1',
        allowedTimeForItemDeliveryInMinutes: 60,
        ...checkoutUrls,
      },
    });
    await visit('payer-pays', pays('payer', redirectUrl, 'Pays into escrow on the hosted page'));
    await wait('deadline', 61, '61 minutes pass and the delivery time is over');
    await call('read-cancelled', 'getTrade', {path: {marketplaceUserId: payer, tradeId}});
  },
});
