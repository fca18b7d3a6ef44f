import {defineScenario} from '../plugins/executed-examples/scenario';
import {profileUrls} from './parts/urls';
import {newPayee} from './parts/users';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'Connect a private user',
  async run({call, visit}) {
    const {redirectUrl} = await call('connect', 'connectUser', {
      body: {marketplaceUserId: newPayee, ...profileUrls},
    });
    await visit(
      'signs-in',
      signsIn(redirectUrl, 'Signs in with the national digital ID and comes back to successUrl'),
    );
    await call('read', 'getUser', {path: {marketplaceUserId: newPayee}});
  },
});
