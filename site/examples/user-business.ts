import type {ScenarioTools} from '../recording/scenario';
import {aarhusShop, otherCompany} from './parts/companies';
import {noFees, sale} from './parts/marketplace';

export const title = 'Register a company, sell as it, edit it and delete it';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  const {businessId, businessLocationId} = aarhusShop;
  const path = {businessId, businessLocationId};
  const {userId} = await call('create', 'createBusinessUser', {body: aarhusShop});
  await call('read', 'getBusinessUser', {path});
  await call('read-as-user', 'getUser', {path: {marketplaceUserId: userId}});
  const {tradeId} = await call('sell', 'initiateTrade', {
    body: sale('cityBike', {...noFees, payeeFee: 2, payeeMarketplaceUserId: userId}),
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
  await call('edit-phone-only', 'editBusinessUser', {path, body: {phoneNumber: '+45 86123458'}});
  await call('read-kept', 'getBusinessUser', {path});
  await refused('edit-without-phone', 'editBusinessUser', {
    path,
    body: {address: {...aarhusShop.address, floor: '2'}},
  });
  await refused('delete-too-early', 'deleteBusinessUser', {path});
  await call('payee-leaves', 'abandonTrade', {path: {marketplaceUserId: userId, tradeId}});
  await call('delete', 'deleteBusinessUser', {path});
  await refused('read-deleted', 'getBusinessUser', {path});
}
