import type {ScenarioTools} from '../recording/scenario';
import {payeeOf, payerOf, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, initiateAndPay, passDeadline} from './parts/steps';

export const title = 'The payee does not hand the parcel in: the payer gets the price back';

export async function run(tools: ScenarioTools): Promise<void> {
  const shipping = smallParcel('Payee', 'Payer');
  const tradeId = await initiateAndPay(tools, sale('filmCamera', {}, {shipping}));
  await buyAndPay(tools, 'label', 'payee', tradeId);
  await tools.call('read-waiting', 'getTrade', {path: payeeOf(tradeId)});
  await passDeadline(tools, 'delivery');
  await tools.call('read-cancelled', 'getTrade', {path: payerOf(tradeId)});
}
