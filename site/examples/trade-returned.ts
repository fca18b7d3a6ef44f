import {defineScenario} from '../plugins/executed-examples/scenario';
import {espressoMachine} from './parts/items';
import {buyAndPayLabel, buyAndPayReturnLabel} from './parts/labels';
import {initiateAndPay} from './parts/paid-trade';
import {carryParcel} from './parts/parcels';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';

export default defineScenario({
  title: 'From payment over delivery and return to finished: the item goes back',
  async run(tools) {
    const {call, happens, wait} = tools;
    const tradeId = await initiateAndPay(tools, {
      ...espressoMachine,
      ...usualTerms,
      shipping: {
        expectedMaxWeight: 8000,
        paidBy: 'Payer',
        returnPaidBy: 'Payer',
        shippingOptions: [{method: 'PostNord', deliveryPrice: 59, returnPrice: 49}],
      },
    });
    const ofPayer = {marketplaceUserId: payer, tradeId};
    const ofPayee = {marketplaceUserId: payee, tradeId};
    const heavyParcel = {shipmentProviderId: 'PostNord', expectedMaxWeightInGrams: 8000} as const;
    await buyAndPayLabel(tools, {party: 'payer', ...ofPayer}, {price: 59, ...heavyParcel});
    await carryParcel(tools, tradeId, ['sent']);
    await wait('two-days', 2880, 'Two days');
    await happens('delivered', {
      by: 'carrier',
      tradeId,
      event: 'shipment.delivered',
      text: 'The payer has the parcel',
    });
    await call('reject-item', 'rejectItemCondition', {
      path: ofPayer,
      body: {reason: 'The pump does not build pressure'},
    });

    await buyAndPayReturnLabel(tools, {party: 'payer', ...ofPayer}, {price: 49, ...heavyParcel});
    await carryParcel(tools, tradeId, ['return-sent']);
    await wait('three-days', 4320, 'Three days');
    await carryParcel(tools, tradeId, ['return-delivered']);
    await call('read-back', 'getTrade', {path: ofPayee});
    await call('accept-return', 'acceptItemCondition', {path: ofPayee});
  },
});
