import type {ScenarioTools} from '../recording/scenario';
import {vesterbroShop} from './parts/companies';
import {nobody, payee} from './parts/marketplace';

export const title = 'The conventions that hold for every call';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  const header = {'X-Correlation-Id': 'gulerod-2026-03-02-000417'};
  await call('read-user', 'getUser', {path: {marketplaceUserId: payee}, header});
  await refused('trace-id', 'getUser', {path: {marketplaceUserId: nobody}, header});
  await refused('correlation-id-too-short', 'getUser', {
    path: {marketplaceUserId: payee},
    header: {'X-Correlation-Id': 'order-417'},
  });

  await refused('phone-without-space', 'createBusinessUser', {
    body: {...vesterbroShop, phoneNumber: '+4535123457'},
  });
  const {userId} = await call('phone', 'createBusinessUser', {body: vesterbroShop});
  await call('trade-list', 'listTrades', {path: {marketplaceUserId: userId}});
}
