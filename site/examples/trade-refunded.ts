import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualTerms} from './parts/terms';
import {checkoutUrls} from './parts/urls';
import {payee, payer} from './parts/users';
import {pays} from './parts/visits';

/** The sandbox's own header: who counts as the creator is not part of the documented call. */
const createdByPayer = {
  'X-Correlation-Id': 'gulerod-2026-03-02-000418',
  'X-Sandbox-Created-By': 'payer',
};

export default defineScenario({
  title: 'From payment to finished: the payer pays first, then the payee says no',
  async run({call, visit}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      header: createdByPayer,
      body: {
        title: 'Oak table',
        description: 'Six seats, one scratch on the left side.',
        amount: 2750.5,
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
