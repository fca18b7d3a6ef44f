import type {ScenarioTools} from '../recording/scenario';
import {payeeOf, payerOf, sale} from './parts/marketplace';
import {initiateAndPay, rejectItem} from './parts/steps';

export const title =
  'A trade in person: the users meet, the payer rejects, the payee disputes the return';

export async function run(tools: ScenarioTools): Promise<void> {
  const tradeId = await initiateAndPay(tools, sale('cargoBike'));
  await tools.call('read-paid', 'getTrade', {path: payerOf(tradeId)});
  await rejectItem(tools, tradeId, 'The frame is cracked at the bottom bracket');
  await tools.call('reject-return', 'rejectItemCondition', {
    path: payeeOf(tradeId),
    body: {reason: 'The bike came back without its cover'},
  });
}
