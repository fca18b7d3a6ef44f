import type {ScenarioTools} from '../recording/scenario';
import {newPayee, profileUrls} from './parts/marketplace';
import {signsIn} from './parts/steps';

export const title = 'Connect a private user';

export async function run({call, visit}: ScenarioTools): Promise<void> {
  const {redirectUrl} = await call('connect', 'connectUser', {
    body: {marketplaceUserId: newPayee, ...profileUrls},
  });
  await visit(
    'signs-in',
    signsIn(redirectUrl, 'Signs in with the national digital ID and comes back to successUrl'),
  );
  await call('read', 'getUser', {path: {marketplaceUserId: newPayee}});
}
