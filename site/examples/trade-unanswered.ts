import type {ScenarioTools} from '../recording/scenario';
import {payerOf, sale} from './parts/marketplace';
import {passDeadline} from './parts/steps';

export const title =
  'The payer does not answer, or accepts and does not pay: the trade is cancelled';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call} = tools;
  const body = sale('winterCoat');
  const ignored = await call('initiate-ignored', 'initiateTrade', {body});
  await passDeadline(tools, 'invitation', 'invitation-deadline');
  await call('read-ignored', 'getTrade', {path: payerOf(ignored.tradeId)});

  const unpaid = await call('initiate-unpaid', 'initiateTrade', {body});
  const path = payerOf(unpaid.tradeId);
  await call('accept', 'acceptInvitation', {path});
  await passDeadline(tools, 'payment', 'payment-deadline');
  await call('read-unpaid', 'getTrade', {path});
}
