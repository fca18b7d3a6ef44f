import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {mixedFees} from './parts/fees';
import {winterCoat} from './parts/items';
import {checkoutUrls} from './parts/urls';
import {newPayee, otherPayer, payer, usualUsers} from './parts/users';
import {acceptsAndPays} from './parts/visits';

export default defineScenario({
  title: 'Requests about trades that are refused',
  async run({call, refused, visit}) {
    const trade = {...winterCoat, ...mixedFees, ...usualUsers, ...checkoutUrls};
    await refused('payee-not-connected', 'initiateTrade', {
      body: {...trade, payeeMarketplaceUserId: newPayee},
    });
    await refused('breaks-limits', 'initiateTrade', {body: {...trade, title: '', amount: 4.99}});
    await refused('fees-exceed-amount', 'initiateTrade', {
      body: {...trade, amount: 5, payeeFixedFee: 19},
    });

    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: trade});
    const path = {marketplaceUserId: payer, tradeId};
    await refused('pay-too-early', 'payToEscrow', {path});
    await visit('payer-pays', acceptsAndPays(redirectUrl));
    await refused('pay-twice', 'payToEscrow', {path});

    await refused('status-for-stranger', 'createTradeStatusLink', {
      path: {marketplaceUserId: otherPayer, tradeId},
      header: {'X-Correlation-Id': 'gulerod-2026-03-02-000419'},
      body: {returnUrl: ads.winterCoat.tradeUrl},
    });
    await refused('status-without-address', 'createTradeStatusLink', {path, body: {returnUrl: ''}});
  },
});
