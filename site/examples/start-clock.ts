import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualFees} from './parts/fees';
import {oakTable} from './parts/items';
import {checkoutUrls, connectUrls} from './parts/urls';
import {autoPayee, payer} from './parts/users';
import {pays} from './parts/visits';

export default defineScenario({
  title: 'The clock: nobody hands the item over, so the payer gets the price back',
  async run({call, visit, wait}) {
    await call('connect', 'connectUser', {
      body: {marketplaceUserId: autoPayee, ...connectUrls},
    });
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        ...oakTable,
        ...usualFees,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: autoPayee,
        allowedTimeForItemDeliveryInMinutes: 60,
        ...checkoutUrls,
      },
    });
    await visit('payer-pays', pays('payer', redirectUrl, 'Pays into escrow on the hosted page'));
    await wait('deadline', 61, '61 minutes pass and the delivery time is over');
    await call('read-cancelled', 'getTrade', {path: {marketplaceUserId: payer, tradeId}});
  },
});
