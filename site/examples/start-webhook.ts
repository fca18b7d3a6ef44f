import {defineScenario} from '../plugins/executed-examples/scenario';
import {connectUrls} from './parts/urls';

export default defineScenario({
  title: 'A call that causes a notification at once',
  async run({call}) {
    await call('connect', 'connectUser', {
      body: {marketplaceUserId: 'auto-user-1', ...connectUrls},
    });
  },
});
