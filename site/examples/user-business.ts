import {defineScenario} from '../plugins/executed-examples/scenario';
import {aarhusShop, otherCompany} from './parts/companies';
import {cityBike} from './parts/items';
import {checkoutUrls} from './parts/urls';
import {payer} from './parts/users';

export default defineScenario({
  title: 'Register a company, sell as it, edit it and delete it',
  async run({call, refused}) {
    const {businessId, businessLocationId} = aarhusShop;
    const path = {businessId, businessLocationId};
    const {userId} = await call('create', 'createBusinessUser', {body: aarhusShop});
    await call('read', 'getBusinessUser', {path});
    await call('read-as-user', 'getUser', {path: {marketplaceUserId: userId}});
    const {tradeId} = await call('sell', 'initiateTrade', {
      body: {
        ...cityBike,
        payerFee: 0,
        payerFixedFee: 0,
        payeeFee: 2,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: userId,
        ...checkoutUrls,
      },
    });
    await refused('not-allowed', 'createBusinessUser', {
      body: {...aarhusShop, businessId: otherCompany},
    });
    await refused('twice', 'createBusinessUser', {body: aarhusShop});
    await refused('breaks-limits', 'createBusinessUser', {
      body: {
        ...aarhusShop,
        name: 'A',
        phoneNumber: '86123456',
        payoutsAccountNumber: 'DK5000400440116244',
      },
    });
    await call('edit', 'editBusinessUser', {
      path,
      body: {
        name: 'Nørrebro Cykler og Ladcykler ApS, Aarhus',
        phoneNumber: '+45 86123457',
        address: aarhusShop.address,
        payoutsAccountNumber: 'DK5000400440116243',
      },
    });
    await call('read-edited', 'getBusinessUser', {path});
    await refused('delete-too-early', 'deleteBusinessUser', {path});
    await call('payee-leaves', 'abandonTrade', {path: {marketplaceUserId: userId, tradeId}});
    await call('delete', 'deleteBusinessUser', {path});
    await refused('read-deleted', 'getBusinessUser', {path});
  },
});
