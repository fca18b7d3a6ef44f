import type {ScenarioTools} from '../recording/scenario';
import {autoPayee, connectUrls, payerOf, sale} from './parts/marketplace';
import {pays} from './parts/steps';

export const title = 'The clock: nobody hands the item over, so the payer gets the price back';

export async function run({call, visit, wait}: ScenarioTools): Promise<void> {
  await call('connect', 'connectUser', {body: {marketplaceUserId: autoPayee, ...connectUrls}});
  const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {
    body: sale('oakTable', {
      payeeMarketplaceUserId: autoPayee,
      allowedTimeForItemDeliveryInMinutes: 60,
    }),
  });
  await visit('payer-pays', pays('payer', redirectUrl, 'Pays into escrow on the hosted page'));
  await wait('deadline', 61, '61 minutes pass and the delivery time is over');
  await call('read-cancelled', 'getTrade', {path: payerOf(tradeId)});
}
