import type {ScenarioTools} from '../recording/scenario';
import {newPayee, nobody, payer, profileUrls} from './parts/marketplace';

export const title = 'A first call proves that the key works';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  await call('read-user', 'getUser', {path: {marketplaceUserId: payer}});
  await call('link', 'connectUser', {body: {marketplaceUserId: newPayee, ...profileUrls}});
  await refused('unknown-user', 'getUser', {
    path: {marketplaceUserId: nobody},
    header: {'X-Correlation-Id': 'gulerod-support-2026-000417'},
  });
  await refused(
    'wrong-key',
    'getUser',
    {path: {marketplaceUserId: payer}, header: {Authorization: 'Bearer WRONG_KEY'}},
    401,
  );
}
