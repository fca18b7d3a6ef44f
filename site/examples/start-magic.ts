import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualFees} from './parts/fees';
import {smallLabel, smallParcel} from './parts/parcels';
import {checkoutUrls, connectUrls, labelUrls} from './parts/urls';

export default defineScenario({
  title: 'Magic values: a trade that is paid and delivered without anybody clicking',
  async run({call}) {
    await call('connect', 'connectUser', {
      body: {marketplaceUserId: 'auto-seller-1', ...connectUrls},
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Desk lamp',
        description: 'A lamp for a test that nobody watches.',
        amount: 180,
        ...usualFees,
        payerMarketplaceUserId: 'auto-buyer-1',
        payeeMarketplaceUserId: 'auto-seller-1',
        referenceId: 'test-17 auto-pay auto-deliver',
        ...checkoutUrls,
        shipping: smallParcel({paidBy: 'Payer'}),
      },
    });
    const path = {marketplaceUserId: 'auto-buyer-1', tradeId};
    const {externalId} = await call('buy-label', 'buyShipment', {path, body: smallLabel});
    await call('label-link', 'createPaymentLink', {
      path: {marketplaceUserId: 'auto-buyer-1', paymentId: externalId},
      body: labelUrls,
    });
    await call('read-delivered', 'getTrade', {path});
  },
});
