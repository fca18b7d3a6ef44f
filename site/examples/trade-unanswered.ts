import {defineScenario} from '../plugins/executed-examples/scenario';
import {passDeadline} from './parts/deadlines';
import {winterCoat} from './parts/items';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

export default defineScenario({
  title: 'The payer does not answer, or accepts and does not pay: the trade is cancelled',
  async run(tools) {
    const {call} = tools;
    const body = {...winterCoat, ...usualTerms};
    const ignored = await call('initiate-ignored', 'initiateTrade', {body});
    await passDeadline(tools, 'invitation', 'invitation-deadline');
    await call('read-ignored', 'getTrade', {
      path: {marketplaceUserId: payer, tradeId: ignored.tradeId},
    });

    const unpaid = await call('initiate-unpaid', 'initiateTrade', {body});
    const path = {marketplaceUserId: payer, tradeId: unpaid.tradeId};
    await call('accept', 'acceptInvitation', {path});
    await passDeadline(tools, 'payment', 'payment-deadline');
    await call('read-unpaid', 'getTrade', {path});
  },
});
