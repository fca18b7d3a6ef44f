import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {usualFees} from './parts/fees';
import {filmCamera} from './parts/items';
import {buyAndPayLabel} from './parts/labels';
import {carryParcel, smallLabel, smallParcel} from './parts/parcels';
import {checkoutUrls, connectUrls, payoutUrl} from './parts/urls';
import {newPayee, payer} from './parts/users';
import {pays, signsIn} from './parts/visits';

export default defineScenario({
  title: 'A first trade: the payee connects, the payer pays, a parcel travels, the payee is paid',
  async run(tools) {
    const {call, visit} = tools;
    const connection = await call('connect-seller', 'connectUser', {
      body: {marketplaceUserId: newPayee, ...connectUrls},
    });
    await visit('payee-signs-in', signsIn(connection.redirectUrl));
    const account = await call('choose-account', 'initiateBankAccount', {
      path: {marketplaceUserId: newPayee},
      body: {returnUrl: payoutUrl},
    });
    await visit('payee-chooses-account', {
      by: 'payee',
      url: account.redirectUrl,
      choice: 'choose-account',
      text: 'Chooses a payout account',
    });
    await call('read-seller', 'getUser', {path: {marketplaceUserId: newPayee}});

    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
      body: {
        ...filmCamera,
        ...usualFees,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: newPayee,
        referenceId: ads.filmCamera.id,
        checkoutUniquenessKey: ads.filmCamera.saleKey,
        ...checkoutUrls,
        shipping: smallParcel({paidBy: 'Payer', returnPaidBy: 'Payer'}),
      },
    });
    await visit('payer-pays', pays('payer', redirectUrl, 'Pays into escrow on the hosted page'));
    const path = {marketplaceUserId: payer, tradeId};
    await call('read-paid', 'getTrade', {path});
    await buyAndPayLabel(tools, {party: 'payer', ...path}, smallLabel);
    await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
    await call('accept-item', 'acceptItemCondition', {path});
  },
});
