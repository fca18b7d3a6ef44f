import type {ScenarioTools} from '../recording/scenario';
import {payeeOf, payerOf, reimbursement, sale} from './parts/marketplace';
import {pays, stateIn} from './parts/steps';

export const title = 'Ways out of a trade: cancel, abandon, reimburse';

export async function run({call, refused, visit}: ScenarioTools): Promise<void> {
  const trade = sale('mountainBike');
  const unpaid = await call('initiate', 'initiateTrade', {body: trade});
  await call('cancel', 'cancelTrade', {body: {state: stateIn(unpaid.redirectUrl)}});
  await call('read-cancelled', 'getTrade', {path: payeeOf(unpaid.tradeId)});

  const abandoned = await call('initiate-abandoned', 'initiateTrade', {body: trade});
  await visit('payer-pays', pays('payer', abandoned.redirectUrl, 'Pays on the hosted page'));
  await call('abandon', 'abandonTrade', {path: payeeOf(abandoned.tradeId)});

  const discounted = await call('initiate-discounted', 'initiateTrade', {body: trade});
  await visit('payer-pays-again', pays('payer', discounted.redirectUrl, 'Pays on the hosted page'));
  const {tradeId} = discounted;
  await call('reimburse', 'reimbursePayer', reimbursement(tradeId, 250));
  await refused('reimburse-too-much', 'reimbursePayer', reimbursement(tradeId, 4000));
  await refused('cancel-paid', 'cancelTrade', {body: {state: stateIn(discounted.redirectUrl)}});
  await call('accept-discounted', 'acceptItemCondition', {path: payerOf(tradeId)});
}
