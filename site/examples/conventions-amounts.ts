import {defineScenario} from '../plugins/executed-examples/scenario';
import {bookshelf} from './parts/items';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

const sale = {
  ...bookshelf,
  ...usualTerms,
};

export default defineScenario({
  title: 'Amounts and dates of a trade',
  async run({call, refused}) {
    await refused('amount-as-text', 'initiateTrade', {body: {...sale, amount: '520,50'}});
    await refused('amount-too-small', 'initiateTrade', {body: {...sale, amount: 4.99}});
    const {tradeId} = await call('initiate', 'initiateTrade', {body: sale});
    const path = {marketplaceUserId: payer, tradeId};
    await call('accept-and-pay', 'acceptInvitationAndPay', {path});
    await call('read', 'getTrade', {path});
  },
});
