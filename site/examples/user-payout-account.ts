import type {ScenarioTools} from '../recording/scenario';
import {newPayee, payoutUrl, profileUrls} from './parts/marketplace';
import {choosesAccount, signsIn} from './parts/steps';

export const title = 'A private user connects and chooses a payout account';

export async function run({call, visit}: ScenarioTools): Promise<void> {
  const path = {marketplaceUserId: newPayee};
  const connected = await call('connect', 'connectUser', {body: {...path, ...profileUrls}});
  await visit('signs-in', signsIn(connected.redirectUrl));
  await call('read-before', 'getUser', {path});
  const {redirectUrl} = await call('initiate', 'initiateBankAccount', {
    path,
    body: {returnUrl: payoutUrl},
  });
  const text = 'Signs in to the bank, picks an account and comes back to returnUrl';
  await visit('chooses', choosesAccount(redirectUrl, text));
  await call('read-after', 'getUser', {path});
}
