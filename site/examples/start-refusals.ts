import type {ScenarioTools} from '../plugins/executed-examples/scenario';
import {ads, newPayee, payeeOf, sale} from './parts/marketplace';

export const title = 'Calls that are refused';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  const body = sale('boardGame', {
    checkoutUniquenessKey: ads.boardGame.saleKey,
    referenceId: `${ads.boardGame.id} auto-pay`,
  });
  await refused('amount-too-small', 'initiateTrade', {body: {...body, amount: 4.99}});
  await refused('payee-not-connected', 'initiateTrade', {
    body: {...body, payeeMarketplaceUserId: newPayee},
  });
  const {tradeId} = await call('initiate', 'initiateTrade', {body});
  await refused('key-used', 'initiateTrade', {body});
  await refused('wrong-role', 'acceptItemCondition', {path: payeeOf(tradeId)});
}
