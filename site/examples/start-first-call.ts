import {defineScenario} from '../plugins/executed-examples/scenario';
import {nobody, payer} from './parts/users';

export default defineScenario({
  title: 'A first call proves that the key works',
  async run({call, refused}) {
    await call('read-user', 'getUser', {path: {marketplaceUserId: payer}});
    await refused('unknown-user', 'getUser', {
      path: {marketplaceUserId: nobody},
      header: {'X-Correlation-Id': 'gulerod-support-2026-000417'},
    });
  },
});
