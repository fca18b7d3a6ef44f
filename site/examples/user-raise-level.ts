import type {ScenarioTools} from '../recording/scenario';
import {payee, profileUrls} from './parts/marketplace';
import {signsIn} from './parts/steps';

export const title = 'Raise a connected user to KYC level 2';

export async function run({call, visit}: ScenarioTools): Promise<void> {
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
}
