import type {ScenarioTools} from '../recording/scenario';
import {payeeOf, sale} from './parts/marketplace';
import {buyAndPay, carryParcel, initiateAndPay, rejectItem} from './parts/steps';

export const title = 'From payment through delivery and return to the end: the item goes back';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, happens, wait} = tools;
  const tradeId = await initiateAndPay(tools, {
    ...sale('espressoMachine'),
    shipping: {
      expectedMaxWeight: 8000,
      paidBy: 'Payer',
      returnPaidBy: 'Payer',
      shippingOptions: [{method: 'PostNord', deliveryPrice: 59, returnPrice: 49}],
    },
  });
  const ofPayee = payeeOf(tradeId);
  const heavyParcel = {shipmentProviderId: 'PostNord', expectedMaxWeightInGrams: 8000} as const;
  await buyAndPay(tools, 'label', 'payer', tradeId, {price: 59, ...heavyParcel});
  await carryParcel(tools, tradeId, ['sent']);
  await wait('two-days', 2880, 'Two days');
  await happens('delivered', {
    by: 'carrier',
    tradeId,
    event: 'shipment.delivered',
    text: 'The payer has the parcel',
  });
  await rejectItem(tools, tradeId, 'The pump does not build pressure');

  await buyAndPay(tools, 'return-label', 'payer', tradeId, {price: 49, ...heavyParcel});
  await carryParcel(tools, tradeId, ['return-sent']);
  await wait('three-days', 4320, 'Three days');
  await carryParcel(tools, tradeId, ['return-delivered']);
  await call('read-back', 'getTrade', {path: ofPayee});
  await call('accept-return', 'acceptItemCondition', {path: ofPayee});
}
