import {defineScenario} from '../plugins/executed-examples/scenario';
import {vesterbroCykler} from './parts/companies';
import {payee} from './parts/users';

export default defineScenario({
  title: 'The conventions that hold for every call',
  async run({call, refused}) {
    const header = {'X-Correlation-Id': 'gulerod-2026-03-02-000417'};
    await call('read-user', 'getUser', {path: {marketplaceUserId: payee}, header});
    await refused('trace-id', 'getUser', {path: {marketplaceUserId: 'user-00000'}, header});
    await refused('correlation-id-too-short', 'getUser', {
      path: {marketplaceUserId: payee},
      header: {'X-Correlation-Id': 'order-417'},
    });

    await refused('phone-without-space', 'createBusinessUser', {
      body: {...vesterbroCykler, phoneNumber: '+4535123457'},
    });
    const {userId} = await call('phone', 'createBusinessUser', {
      body: {...vesterbroCykler, phoneNumber: '+45 35123457'},
    });
    await call('trade-list', 'listTrades', {path: {marketplaceUserId: userId}});
  },
});
