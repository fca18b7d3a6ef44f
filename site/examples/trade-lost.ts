import type {ScenarioTools} from '../plugins/executed-examples/scenario';
import {payerOf, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPayLabel, carryParcel, initiateAndPay, insure} from './parts/steps';

export const title = 'From payment over a lost parcel to finished: the insurance takes over';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, wait} = tools;
  const shipping = smallParcel('Payee', 'Payer');
  const tradeId = await initiateAndPay(tools, sale('filmCamera', {}, {shipping}));
  const path = payerOf(tradeId);
  await buyAndPayLabel(tools, 'payee', tradeId);
  await carryParcel(tools, tradeId, ['sent']);
  await wait('a-week', 10080, 'One week');
  await carryParcel(tools, tradeId, ['lost']);
  await call('read-lost', 'getTrade', {path});
  await insure(tools, tradeId);
  await call('read-insured', 'getTrade', {path});
}
