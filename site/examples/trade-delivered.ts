import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {usualFees} from './parts/fees';
import {filmCamera} from './parts/items';
import {buyAndPayLabel} from './parts/labels';
import {initiateAndPay} from './parts/paid-trade';
import {carryParcel, smallLabel, smallParcel} from './parts/parcels';
import {checkoutUrls} from './parts/urls';
import {payee, payer, usualUsers} from './parts/users';

export default defineScenario({
  title: 'From payment over delivery to finished: the payer approves the item',
  async run(tools) {
    const {call, wait} = tools;
    const tradeId = await initiateAndPay(tools, {
      ...filmCamera,
      ...usualFees,
      ...usualUsers,
      referenceId: ads.filmCamera.id,
      ...checkoutUrls,
      shipping: smallParcel({paidBy: 'Payee', returnPaidBy: 'Payer'}),
    });
    const ofPayee = {marketplaceUserId: payee, tradeId};
    const ofPayer = {marketplaceUserId: payer, tradeId};
    await call('read-paid', 'getTrade', {path: ofPayee});
    await buyAndPayLabel(tools, {party: 'payee', ...ofPayee}, smallLabel);
    await call('read-label', 'getTrade', {path: ofPayee});
    await wait('next-day', 1440, 'One day');
    await carryParcel(tools, tradeId, ['sent']);
    await wait('two-days', 2880, 'Two days');
    await carryParcel(tools, tradeId, ['at-shop', 'delivered']);
    await call('read-delivered', 'getTrade', {path: ofPayer});
    await call('accept-item', 'acceptItemCondition', {path: ofPayer});
  },
});
