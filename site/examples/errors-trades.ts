import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {usualFees} from './parts/fees';
import {filmCamera} from './parts/items';
import {checkoutUrls} from './parts/urls';
import {newPayee, payee, payer, usualUsers} from './parts/users';
import {pays} from './parts/visits';

const sale = {
  ...filmCamera,
  ...usualFees,
  ...usualUsers,
  checkoutUniquenessKey: ads.filmCamera.saleKey,
  ...checkoutUrls,
};

export default defineScenario({
  title: 'Calls that do not fit the trade',
  async run({call, refused, visit}) {
    await refused('payee-not-connected', 'initiateTrade', {
      body: {...sale, payeeMarketplaceUserId: newPayee},
    });
    await refused('fees-exceed-amount', 'initiateTrade', {
      body: {...sale, amount: 20, payeeFee: 100, payeeFixedFee: 5},
    });

    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: sale});
    const ofPayer = {marketplaceUserId: payer, tradeId};
    await refused('invalid-state', 'acceptItemCondition', {path: ofPayer});
    await refused('wrong-role', 'acceptInvitation', {path: {marketplaceUserId: payee, tradeId}});

    await visit('payer-pays', pays('payer', redirectUrl, 'Pays on the hosted page'));
    await refused('already-paid', 'payToEscrow', {path: ofPayer});
    await refused('uniqueness-key-used', 'initiateTrade', {body: sale});
    await refused('insufficient-escrow', 'reimbursePayer', {
      path: {payerMarketplaceUserId: payer, tradeId},
      body: {amount: 2000},
    });
  },
});
