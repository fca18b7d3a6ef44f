import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualFees} from './parts/fees';
import {filmCamera} from './parts/items';
import {checkoutUrls, connectUrls} from './parts/urls';
import {payer} from './parts/users';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'List and read trades',
  async run({call, refused, visit}) {
    const payee = 'seller-3003';
    const {redirectUrl} = await call('connect', 'connectUser', {
      body: {marketplaceUserId: payee, ...connectUrls},
    });
    await visit('payee-signs-in', signsIn(redirectUrl));
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...filmCamera,
        ...usualFees,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: payee,
        referenceId: 'ad-7781204',
        ...checkoutUrls,
      },
    });
    await call('list', 'listTrades', {path: {marketplaceUserId: payee}});
    await call('read', 'getTrade', {path: {marketplaceUserId: payee, tradeId}});
    await refused('not-found', 'getTrade', {
      path: {marketplaceUserId: payee, tradeId: '00000000-0000-4000-8000-000000000000'},
      header: {'X-Correlation-Id': 'gulerod-2026-03-02-000420'},
    });
    await refused('wrong-role', 'acceptInvitation', {path: {marketplaceUserId: payee, tradeId}});
    await refused('too-early', 'acceptItemCondition', {path: {marketplaceUserId: payer, tradeId}});
  },
});
