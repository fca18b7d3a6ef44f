import type {ScenarioTools} from '../recording/scenario';
import {mixedFees, payerOf, sale} from './parts/marketplace';
import {acceptsAndPays} from './parts/steps';

export const title = 'Initiate a trade and let the payer pay on the hosted page';

export async function run({call, visit}: ScenarioTools): Promise<void> {
  const trade = sale('winterCoat', mixedFees);
  const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: trade});
  const path = payerOf(tradeId);
  await call('read-initiated', 'getTrade', {path});
  await visit('payer-pays', acceptsAndPays(redirectUrl));
  await call('read-paid', 'getTrade', {path});
  await call('accept-item', 'acceptItemCondition', {path});
}
