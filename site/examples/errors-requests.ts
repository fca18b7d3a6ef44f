import {seeded} from '@symblepay/sandbox';
import type {ScenarioTools} from '../recording/scenario';
import {vesterbroShop} from './parts/companies';
import {latePayer, noTrade, payee, payerOf, sale} from './parts/marketplace';

export const title = 'Requests that are refused whatever the state of a trade';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  const header = {'X-Correlation-Id': 'gulerod-2026-03-02-000417'};
  await refused('not-found', 'getTrade', {path: payerOf(noTrade), header});
  const {tradeId} = await call('initiate', 'initiateTrade', {body: sale('filmCamera')});
  await refused('of-another-organisation', 'getTrade', {
    path: payerOf(tradeId),
    header: {...header, Authorization: `Bearer ${seeded.otherKey}`},
  });
  await refused('of-other-users', 'getTrade', {
    path: {marketplaceUserId: latePayer, tradeId},
    header,
  });
  await refused('validation-error', 'initiateTrade', {
    header,
    body: {
      ...sale('filmCamera'),
      cancelUrl: undefined,
      title: '',
      amount: 4,
      shipping: {expectedMaxWeight: 2000},
    },
  });
  await refused('name-too-short', 'createBusinessUser', {body: {...vesterbroShop, name: 'N'}});
  await refused(
    'unauthorized',
    'getUser',
    {path: {marketplaceUserId: payee}, header: {...header, Authorization: 'Bearer DELETED_KEY'}},
    401,
  );
  await refused(
    'method-not-allowed',
    'editBusinessUser',
    {
      method: 'put',
      path: {businessId: seeded.businessId, businessLocationId: seeded.businessLocationId},
      header,
      body: {phoneNumber: '+45 35123457'},
    },
    405,
  );
}
