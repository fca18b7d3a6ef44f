import type {ScenarioTools} from '../recording/scenario';
import {buyAndPay, deliver, loseParcel, rejectItem} from './parts/steps';

export const title =
  'From a rejected item over a lost return to finished: the insurance takes over';

export async function run(tools: ScenarioTools): Promise<void> {
  const tradeId = await deliver(tools, 'boardGame');
  await rejectItem(tools, tradeId, 'Two of the cards are missing');
  await buyAndPay(tools, 'return-label', 'payer', tradeId);
  await loseParcel(tools, tradeId, ['return-sent', 'return-lost']);
}
