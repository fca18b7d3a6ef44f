import {defineScenario} from '../plugins/executed-examples/scenario';
import {profileUrls} from './parts/urls';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'Connect a private user',
  async run({call, visit}) {
    const user = 'user-31415';
    const {redirectUrl} = await call('connect', 'connectUser', {
      body: {marketplaceUserId: user, ...profileUrls},
    });
    await visit(
      'signs-in',
      signsIn(redirectUrl, 'Signs in with the national digital ID and comes back to successUrl'),
    );
    await call('read', 'getUser', {path: {marketplaceUserId: user}});
  },
});
