import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {noFees} from './parts/fees';
import {oakTable} from './parts/items';
import {checkoutUrls} from './parts/urls';
import {payer, usualUsers} from './parts/users';
import {pays} from './parts/visits';

const sale = {
  ...oakTable,
  ...noFees,
  ...usualUsers,
  referenceId: ads.oakTable.id,
  checkoutUniquenessKey: ads.oakTable.saleKey,
  ...checkoutUrls,
};

export default defineScenario({
  title: 'Two checkouts of one item, of which one is paid',
  async run({call, refused, visit}) {
    const first = await call('first', 'initiateTrade', {body: sale});
    const second = await call('second', 'initiateTrade', {body: sale});
    await visit('payer-pays-second', pays('payer', second.redirectUrl, 'Pays the second checkout'));
    await call('read-first', 'getTrade', {
      path: {marketplaceUserId: payer, tradeId: first.tradeId},
    });
    await refused('third', 'initiateTrade', {body: sale});
  },
});
