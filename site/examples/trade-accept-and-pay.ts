import {defineScenario} from '../plugins/executed-examples/scenario';
import {runningShoes} from './parts/items';
import {smallParcel} from './parts/parcels';
import {usualTerms} from './parts/terms';
import {appSwitch, checkoutUrls} from './parts/urls';
import {payer} from './parts/users';
import {pays} from './parts/visits';

export default defineScenario({
  title: 'Accept, choose a parcel shop and pay in one go',
  async run({call, visit}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...runningShoes,
        ...usualTerms,
        shipping: smallParcel({paidBy: 'Payer', returnPaidBy: 'Payer'}),
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
        ...checkoutUrls,
        appSwitch: {...appSwitch, operatingSystem: 'Android'},
      },
    });
    await visit('payer-pays', pays('payer', redirectUrl, 'Pays on the payment page'));
    await call('read-shop', 'getTrade', {path});
  },
});
