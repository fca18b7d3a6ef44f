import type {ScenarioTools, Visit} from '../recording/scenario';
import {newPayee, payoutUrl, profileUrls} from './parts/marketplace';
import {choosesAccount, signsIn} from './parts/steps';

export const title = 'A user leaves the bank page, chooses an account and later keeps it';

export async function run({call, visit}: ScenarioTools): Promise<void> {
  const path = {marketplaceUserId: newPayee};
  const body = {returnUrl: payoutUrl};
  const connected = await call('connect', 'connectUser', {body: {...path, ...profileUrls}});
  await visit('signs-in', signsIn(connected.redirectUrl));

  const first = await call('initiate', 'initiateBankAccount', {path, body});
  await visit('leaves', leaves(first.redirectUrl));
  await call('read-left', 'getUser', {path});

  const second = await call('initiate-again', 'initiateBankAccount', {path, body});
  await visit('chooses', choosesAccount(second.redirectUrl));

  const third = await call('change', 'initiateBankAccount', {path, body});
  await visit('leaves-again', leaves(third.redirectUrl));
  await call('read-kept', 'getUser', {path});
}

function leaves(url: string): Visit {
  return {
    by: 'payee',
    url,
    choice: 'cancel',
    text: 'Leaves the page and comes back to returnUrl',
  };
}
