import type {ScenarioTools} from '../plugins/executed-examples/scenario';
import {payerOf} from './parts/marketplace';
import {buyAndPayReturnLabel, carryParcel, deliver, insure, rejectItem} from './parts/steps';

export const title =
  'From a rejected item over a lost return to finished: the insurance takes over';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, wait} = tools;
  const tradeId = await deliver(tools, 'boardGame');
  const path = payerOf(tradeId);
  await rejectItem(tools, tradeId, 'Two of the cards are missing');
  await buyAndPayReturnLabel(tools, tradeId);
  await carryParcel(tools, tradeId, ['return-sent']);
  await wait('a-week', 10080, 'One week');
  await carryParcel(tools, tradeId, ['return-lost']);
  await call('read-lost', 'getTrade', {path});
  await insure(tools, tradeId);
  await call('read-insured', 'getTrade', {path});
}
