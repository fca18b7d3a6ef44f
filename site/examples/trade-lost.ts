import {defineScenario} from '../plugins/executed-examples/scenario';
import {insure} from './parts/insurance';
import {filmCamera} from './parts/items';
import {buyAndPayLabel} from './parts/labels';
import {initiateAndPay} from './parts/paid-trade';
import {carryParcel, smallLabel, smallParcel} from './parts/parcels';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';

export default defineScenario({
  title: 'From payment over a lost parcel to finished: the insurance takes over',
  async run(tools) {
    const {call, wait} = tools;
    const tradeId = await initiateAndPay(tools, {
      ...filmCamera,
      ...usualTerms,
      shipping: smallParcel({paidBy: 'Payee', returnPaidBy: 'Payer'}),
    });
    const path = {marketplaceUserId: payer, tradeId};
    await buyAndPayLabel(tools, {party: 'payee', marketplaceUserId: payee, tradeId}, smallLabel);
    await carryParcel(tools, tradeId, ['sent']);
    await wait('a-week', 10080, 'One week');
    await carryParcel(tools, tradeId, ['lost']);
    await call('read-lost', 'getTrade', {path});
    await insure(tools, tradeId);
    await call('read-insured', 'getTrade', {path});
  },
});
