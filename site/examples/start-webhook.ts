import {defineScenario} from '../plugins/executed-examples/scenario';
import {connectUrls} from './parts/urls';
import {autoPayee} from './parts/users';

export default defineScenario({
  title: 'A call that causes a notification at once',
  async run({call}) {
    await call('connect', 'connectUser', {
      body: {marketplaceUserId: autoPayee, ...connectUrls},
    });
  },
});
