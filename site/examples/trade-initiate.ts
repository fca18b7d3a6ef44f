import {defineScenario} from '../plugins/executed-examples/scenario';
import {mixedFees} from './parts/fees';
import {winterCoat} from './parts/items';
import {checkoutUrls} from './parts/urls';
import {payer, usualUsers} from './parts/users';
import {acceptsAndPays} from './parts/visits';

export default defineScenario({
  title: 'Initiate a trade and let the payer pay on the hosted page',
  async run({call, visit}) {
    const trade = {...winterCoat, ...mixedFees, ...usualUsers, ...checkoutUrls};
    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: trade});
    const path = {marketplaceUserId: payer, tradeId};
    await call('read-initiated', 'getTrade', {path});
    await visit('payer-pays', acceptsAndPays(redirectUrl));
    await call('read-paid', 'getTrade', {path});
    await call('accept-item', 'acceptItemCondition', {path});
  },
});
