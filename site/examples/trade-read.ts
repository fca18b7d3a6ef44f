import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {usualFees} from './parts/fees';
import {filmCamera} from './parts/items';
import {checkoutUrls, connectUrls} from './parts/urls';
import {newPayee, payer} from './parts/users';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'List and read trades',
  async run({call, refused, visit}) {
    const {redirectUrl} = await call('connect', 'connectUser', {
      body: {marketplaceUserId: newPayee, ...connectUrls},
    });
    await visit('payee-signs-in', signsIn(redirectUrl));
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...filmCamera,
        ...usualFees,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: newPayee,
        referenceId: ads.filmCamera.id,
        ...checkoutUrls,
      },
    });
    await call('list', 'listTrades', {path: {marketplaceUserId: newPayee}});
    await call('read', 'getTrade', {path: {marketplaceUserId: newPayee, tradeId}});
    await refused('not-found', 'getTrade', {
      path: {marketplaceUserId: newPayee, tradeId: '00000000-0000-4000-8000-000000000000'},
      header: {'X-Correlation-Id': 'gulerod-2026-03-02-000420'},
    });
    await refused('wrong-role', 'acceptInvitation', {path: {marketplaceUserId: newPayee, tradeId}});
    await refused('too-early', 'acceptItemCondition', {path: {marketplaceUserId: payer, tradeId}});
  },
});
