import type {ScenarioTools} from '../recording/scenario';
import {payerOf, reimbursement, sale} from './parts/marketplace';
import {smallParcel} from './parts/parcels';
import {buyAndPay, carryParcel, initiateAndPay, passDeadline, rejectItem} from './parts/steps';

export const title = 'The payee does not buy the return label: the payer gets back all but one øre';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call} = tools;
  const shipping = smallParcel('Payer', 'Payee');
  const tradeId = await initiateAndPay(tools, sale('boardGame', {}, {shipping}));
  await buyAndPay(tools, 'label', 'payer', tradeId);
  await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
  await rejectItem(tools, tradeId, 'Two of the cards are missing');
  await call('reimburse-most', 'reimbursePayer', reimbursement(tradeId, 274.99));
  await passDeadline(tools, 'return');
  await call('read-ended', 'getTrade', {path: payerOf(tradeId)});
}
