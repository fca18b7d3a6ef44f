import type {ScenarioTools} from '../recording/scenario';
import {payerOf} from './parts/marketplace';
import {deliver, passDeadline} from './parts/steps';

export const title =
  "The payer doesn't respond by the deadline: the item is approved automatically";

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, refused} = tools;
  const tradeId = await deliver(tools, 'boardGame');
  const path = payerOf(tradeId);
  await call('read-delivered', 'getTrade', {path});
  await passDeadline(tools, 'condition');
  await call('read-approved', 'getTrade', {path});
  await refused('reject-too-late', 'rejectItemCondition', {
    path,
    body: {reason: 'Two of the cards are missing'},
  });
}
