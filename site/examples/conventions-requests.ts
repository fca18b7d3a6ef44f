import {SEED} from '@symblepay/sandbox';
import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'The conventions that hold for every call',
  async run({call, refused}) {
    const header = {'X-Correlation-Id': 'gulerod-2026-03-02-000417'};
    await call('read-user', 'getUser', {path: {marketplaceUserId: SEED.payee}, header});
    await refused('trace-id', 'getUser', {path: {marketplaceUserId: 'user-00000'}, header});
    await refused('correlation-id-too-short', 'getUser', {
      path: {marketplaceUserId: SEED.payee},
      header: {'X-Correlation-Id': 'order-417'},
    });

    const shop = {
      businessId: SEED.businessId,
      businessLocationId: '1012345699',
      name: 'Vesterbro Cykler ApS',
    };
    await refused('phone-without-space', 'createBusinessUser', {
      body: {...shop, phoneNumber: '+4535123457'},
    });
    await call('phone', 'createBusinessUser', {body: {...shop, phoneNumber: '+45 35123457'}});
    await call('trade-list', 'listTrades', {
      path: {marketplaceUserId: `${shop.businessId}-${shop.businessLocationId}`},
    });
  },
});
