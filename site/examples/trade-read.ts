import type {ScenarioTools} from '../recording/scenario';
import {ads, connectUrls, newPayee, noTrade, payerOf, sale} from './parts/marketplace';
import {signsIn} from './parts/steps';

export const title = 'List and read trades';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  const {redirectUrl} = await call('connect', 'connectUser', {
    body: {marketplaceUserId: newPayee, ...connectUrls},
  });
  await visit('payee-signs-in', signsIn(redirectUrl));
  const {tradeId} = await call('initiate', 'initiateTrade', {
    body: sale('filmCamera', {
      payeeMarketplaceUserId: newPayee,
      referenceId: ads.filmCamera.orderId,
    }),
  });
  const path = {marketplaceUserId: newPayee, tradeId};
  await call('list', 'listTrades', {path: {marketplaceUserId: newPayee}});
  await call('read', 'getTrade', {path});
  await refused('not-found', 'getTrade', {
    path: {...path, tradeId: noTrade},
    header: {'X-Correlation-Id': 'gulerod-2026-03-02-000420'},
  });
  await refused('wrong-role', 'acceptInvitation', {path});
  await refused('too-early', 'acceptItemCondition', {path: payerOf(tradeId)});
}
