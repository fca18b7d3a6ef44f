import type {ScenarioTools} from '../recording/scenario';
import {payer, payoutUrl} from './parts/marketplace';
import {choosesAccount} from './parts/steps';

export const title = 'A hosted page that a script answers';

export async function run({call, visit}: ScenarioTools): Promise<void> {
  const {redirectUrl} = await call('initiate', 'initiateBankAccount', {
    path: {marketplaceUserId: payer},
    body: {returnUrl: payoutUrl},
  });
  await visit('chooses-account', {...choosesAccount(redirectUrl), by: 'payer'});
}
