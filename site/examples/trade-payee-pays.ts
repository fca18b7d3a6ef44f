import type {ScenarioTools} from '../recording/scenario';
import {payeeFees, payerOf, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, carryParcel, initiateAndPay} from './parts/steps';

export const title = 'The payee pays the fees and the shipping, the payer only the price';

export async function run(tools: ScenarioTools): Promise<void> {
  const shipping = smallParcel('Payee', 'Payer');
  const body = sale('filmCamera', payeeFees, {shipping});
  const tradeId = await initiateAndPay(tools, body, 'payee-pays-everything');
  const path = payerOf(tradeId);
  await tools.call('read-price-paid', 'getTrade', {path});
  await buyAndPay(tools, 'label', 'payee', tradeId);
  await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
  await tools.call('accept-delivered-item', 'acceptItemCondition', {path});
}
