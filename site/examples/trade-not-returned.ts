import type {ScenarioTools} from '../recording/scenario';
import {payerOf} from './parts/marketplace';
import {deliver, passDeadline, rejectItem} from './parts/steps';

export const title = 'The payer rejects the item and does not send it back: the payee is paid';

export async function run(tools: ScenarioTools): Promise<void> {
  const tradeId = await deliver(tools, 'boardGame');
  await rejectItem(tools, tradeId, 'Two of the cards are missing');
  await passDeadline(tools, 'return');
  await tools.call('read-paid-out', 'getTrade', {path: payerOf(tradeId)});
}
