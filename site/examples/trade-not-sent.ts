import {defineScenario} from '../plugins/executed-examples/scenario';
import {passDeadline} from './parts/deadlines';
import {filmCamera} from './parts/items';
import {buyAndPayLabel} from './parts/labels';
import {initiateAndPay} from './parts/paid-trade';
import {smallLabel, smallParcel} from './parts/parcels';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';

export default defineScenario({
  title: 'The payee does not hand the parcel in: the payer gets the price back',
  async run(tools) {
    const {call} = tools;
    const tradeId = await initiateAndPay(tools, {
      ...filmCamera,
      ...usualTerms,
      shipping: smallParcel({paidBy: 'Payee', returnPaidBy: 'Payer'}),
    });
    const ofPayee = {marketplaceUserId: payee, tradeId};
    await buyAndPayLabel(tools, {party: 'payee', ...ofPayee}, smallLabel);
    await call('read-waiting', 'getTrade', {path: ofPayee});
    await passDeadline(tools, 'delivery');
    await call('read-cancelled', 'getTrade', {path: {marketplaceUserId: payer, tradeId}});
  },
});
