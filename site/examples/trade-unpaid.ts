import type {ScenarioTools} from '../recording/scenario';
import {payeeOf, payerOf, sale} from './parts/marketplace';
import {leaves, stateIn} from './parts/steps';

export const title =
  'The payer leaves without paying: you cancel the checkout, or the payee gives up';

export async function run({call, refused, visit, wait}: ScenarioTools): Promise<void> {
  const body = sale('winterCoat');
  const unpaid = await call('initiate', 'initiateTrade', {body});
  const path = payerOf(unpaid.tradeId);
  await visit('payer-leaves', leaves(unpaid.redirectUrl));
  await wait('next-day', 1440, 'One day');
  await call('read-waiting', 'getTrade', {path});
  await call('cancel', 'cancelTrade', {body: {state: stateIn(unpaid.redirectUrl)}});
  await call('read-cancelled', 'getTrade', {path});
  await refused('pay-too-late', 'acceptInvitationAndPay', {path});

  const {tradeId} = await call('initiate-again', 'initiateTrade', {body});
  await call('abandon', 'abandonTrade', {path: payeeOf(tradeId)});
}
