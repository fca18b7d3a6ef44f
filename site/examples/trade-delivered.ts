import type {ScenarioTools} from '../recording/scenario';
import {ads, payeeOf, payerOf, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, carryParcel, initiateAndPay} from './parts/steps';

export const title = 'From payment through delivery to the end: the payer approves the item';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, wait} = tools;
  const tradeId = await initiateAndPay(
    tools,
    sale(
      'filmCamera',
      {referenceId: ads.filmCamera.orderId},
      {shipping: smallParcel('Payee', 'Payer')},
    ),
  );
  const ofPayee = payeeOf(tradeId);
  const ofPayer = payerOf(tradeId);
  await call('read-paid', 'getTrade', {path: ofPayee});
  await buyAndPay(tools, 'label', 'payee', tradeId);
  await call('read-label', 'getTrade', {path: ofPayee});
  await wait('next-day', 1440, 'One day');
  await carryParcel(tools, tradeId, ['sent']);
  await wait('two-days', 2880, 'Two days');
  await carryParcel(tools, tradeId, ['at-shop', 'delivered']);
  await call('read-delivered', 'getTrade', {path: ofPayer});
  await call('accept-item', 'acceptItemCondition', {path: ofPayer});
}
