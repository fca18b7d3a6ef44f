import type {ScenarioTools} from '../recording/scenario';
import {ads, noFees, payerOf, sale} from './parts/marketplace';
import {pays} from './parts/steps';

const body = sale('oakTable', {
  ...noFees,
  referenceId: ads.oakTable.orderId,
  checkoutUniquenessKey: ads.oakTable.saleKey,
});

export const title = 'Two checkouts of one item, of which one is paid';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  const first = await call('first', 'initiateTrade', {body});
  const second = await call('second', 'initiateTrade', {body});
  await visit('payer-pays-second', pays('payer', second.redirectUrl, 'Pays the second checkout'));
  await call('read-first', 'getTrade', {path: payerOf(first.tradeId)});
  await refused('third', 'initiateTrade', {body});
}
