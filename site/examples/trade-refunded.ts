import {defineScenario} from '../plugins/executed-examples/scenario';
import {createdByPayer} from './parts/created-by';
import {oakTable} from './parts/items';
import {usualTerms} from './parts/terms';
import {checkoutUrls} from './parts/urls';
import {payee, payer} from './parts/users';
import {pays} from './parts/visits';

export default defineScenario({
  title: 'From payment to finished: the payer pays first, then the payee says no',
  async run({call, visit}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      header: createdByPayer,
      body: {
        ...oakTable,
        ...usualTerms,
      },
    });
    const {externalId} = await call('pay', 'payToEscrow', {
      path: {marketplaceUserId: payer, tradeId},
    });
    const {redirectUrl} = await call('link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: externalId},
      body: checkoutUrls,
    });
    await visit('payer-pays', pays('payer', redirectUrl, 'Pays the price and the fee into escrow'));
    await call('reject', 'rejectInvitation', {path: {marketplaceUserId: payee, tradeId}});
  },
});
