import {defineScenario} from '../plugins/executed-examples/scenario';
import {buyAndPayLabel} from './parts/labels';
import {initiateAndPay} from './parts/paid-trade';
import {carryParcel, smallLabel, smallParcel} from './parts/parcels';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

export default defineScenario({
  title: 'The payer says nothing until the deadline: the item counts as approved',
  async run(tools) {
    const {call, refused, wait} = tools;
    const tradeId = await initiateAndPay(tools, {
      title: 'Board game',
      description: 'Complete, played twice.',
      amount: 275,
      ...usualTerms,
      shipping: smallParcel({paidBy: 'Payer', returnPaidBy: 'Payer'}),
    });
    const path = {marketplaceUserId: payer, tradeId};
    await buyAndPayLabel(tools, {party: 'payer', ...path}, smallLabel);
    await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
    await call('read-delivered', 'getTrade', {path});
    await wait('deadline', 720, '12 hours, and the deadline is reached');
    await call('read-approved', 'getTrade', {path});
    await refused('reject-too-late', 'rejectItemCondition', {
      path,
      body: {reason: 'Two of the cards are missing'},
    });
  },
});
