import type {ScenarioTools} from '../recording/scenario';
import {items, payerOf, reimbursement, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, carryParcel, initiateAndPay} from './parts/steps';

export const title = 'A full refund: not while the parcel travels, but when the payer has it';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, refused, wait} = tools;
  const shipping = smallParcel('Payee', 'Payee');
  const tradeId = await initiateAndPay(tools, sale('runningShoes', {}, {shipping}));
  const everything = reimbursement(tradeId, items.runningShoes.amount);
  await buyAndPay(tools, 'label', 'payee', tradeId);
  await carryParcel(tools, tradeId, ['sent']);
  await refused('refund-on-the-way', 'reimbursePayer', everything);
  await wait('two-days', 2880, 'Two days');
  await carryParcel(tools, tradeId, ['delivered']);
  await call('refund', 'reimbursePayer', everything);
  await call('read-refunded', 'getTrade', {path: payerOf(tradeId)});
}
