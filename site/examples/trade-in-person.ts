import type {ScenarioTools} from '../recording/scenario';
import {payeeOf, payerOf, sale} from './parts/marketplace';
import {initiateAndPay, rejectItem} from './parts/steps';

export const title = 'A trade in person: the payer rejects the item and hands it back';

export async function run(tools: ScenarioTools): Promise<void> {
  const tradeId = await initiateAndPay(tools, sale('cargoBike'));
  await tools.call('read-paid', 'getTrade', {path: payerOf(tradeId)});
  await tools.wait('next-day', 1440, 'One day');
  await rejectItem(tools, tradeId, 'The frame is cracked at the bottom bracket');
  await tools.wait('three-hours', 180, 'Three hours');
  await tools.call('accept-return-in-person', 'acceptItemCondition', {path: payeeOf(tradeId)});
}
