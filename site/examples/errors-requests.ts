import {SEED} from '@symblepay/sandbox';
import {defineScenario} from '../plugins/executed-examples/scenario';
import {vesterbroCykler} from './parts/companies';
import {filmCamera} from './parts/items';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';

const sale = {...filmCamera, ...usualTerms};

const withoutCancelUrl = Object.fromEntries(
  Object.entries(sale).filter(([field]) => field !== 'cancelUrl'),
);

export default defineScenario({
  title: 'Requests that are refused whatever the state of a trade',
  async run({call, refused}) {
    const header = {'X-Correlation-Id': 'gulerod-2026-03-02-000417'};
    await refused('not-found', 'getTrade', {
      path: {marketplaceUserId: payer, tradeId: '00000000-0000-4000-8000-000000000000'},
      header,
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {body: sale});
    await refused('of-another-organisation', 'getTrade', {
      path: {marketplaceUserId: payer, tradeId},
      header: {...header, Authorization: `Bearer ${SEED.otherKey}`},
    });
    await refused('validation-error', 'initiateTrade', {
      header,
      body: {
        ...withoutCancelUrl,
        title: '',
        amount: 4,
        shipping: {expectedMaxWeight: 2000},
      },
    });
    await refused('name-too-short', 'createBusinessUser', {
      body: {...vesterbroCykler, name: 'N', phoneNumber: '+45 35123456'},
    });
    await refused(
      'unauthorized',
      'getUser',
      {
        path: {marketplaceUserId: payee},
        header: {...header, Authorization: 'Bearer DELETED_KEY'},
      },
      401,
    );
    await refused(
      'method-not-allowed',
      'editBusinessUser',
      {
        method: 'put',
        path: {businessId: SEED.businessId, businessLocationId: SEED.businessLocationId},
        header,
        body: {phoneNumber: '+45 35123457'},
      },
      405,
    );
  },
});
