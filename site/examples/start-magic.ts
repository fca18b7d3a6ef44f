import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualFees} from './parts/fees';
import {deskLamp} from './parts/items';
import {smallLabel, smallParcel} from './parts/parcels';
import {checkoutUrls, connectUrls, labelUrls} from './parts/urls';
import {autoPayee, payer} from './parts/users';

export default defineScenario({
  title: 'Magic values: a trade that is paid and delivered without anybody clicking',
  async run({call}) {
    await call('connect', 'connectUser', {
      body: {marketplaceUserId: autoPayee, ...connectUrls},
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...deskLamp,
        ...usualFees,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: autoPayee,
        referenceId: 'test-17 auto-pay auto-deliver',
        ...checkoutUrls,
        shipping: smallParcel({paidBy: 'Payer'}),
      },
    });
    const path = {marketplaceUserId: payer, tradeId};
    const {externalId} = await call('buy-label', 'buyShipment', {path, body: smallLabel});
    await call('label-link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: externalId},
      body: labelUrls,
    });
    await call('read-delivered', 'getTrade', {path});
  },
});
