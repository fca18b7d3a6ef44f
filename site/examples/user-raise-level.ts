import {defineScenario} from '../plugins/executed-examples/scenario';
import {profileUrls} from './parts/urls';
import {payee} from './parts/users';
import {signsIn} from './parts/visits';

export default defineScenario({
  title: 'Raise a connected user to KYC level 2',
  async run({call, visit}) {
    const path = {marketplaceUserId: payee};
    await call('read-before', 'getUser', {path});
    const {redirectUrl} = await call('raise', 'connectUser', {
      body: {marketplaceUserId: payee, ...profileUrls, requiredKycLevel: 2},
    });
    await visit(
      'passes-check',
      signsIn(redirectUrl, 'Signs in with the national digital ID and passes the passport check'),
    );
    await call('read-after', 'getUser', {path});
  },
});
