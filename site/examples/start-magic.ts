import type {ScenarioTools} from '../recording/scenario';
import {autoPayee, connectUrls, labelUrls, linkTo, payerOf, sale} from './parts/marketplace';
import {smallLabel, smallParcel} from './parts/parcels';

export const title = 'Magic values: a trade that is paid and delivered without anybody clicking';

export async function run({call}: ScenarioTools): Promise<void> {
  await call('connect', 'connectUser', {body: {marketplaceUserId: autoPayee, ...connectUrls}});
  const {tradeId} = await call('initiate', 'initiateTrade', {
    body: sale(
      'deskLamp',
      {payeeMarketplaceUserId: autoPayee, referenceId: 'test-17 auto-pay auto-deliver'},
      {shipping: smallParcel('Payer')},
    ),
  });
  const path = payerOf(tradeId);
  const {externalId} = await call('buy-label', 'buyShipment', {path, body: smallLabel});
  await call('label-link', 'createPaymentLink', linkTo(externalId, labelUrls));
  await call('read-delivered', 'getTrade', {path});
}
