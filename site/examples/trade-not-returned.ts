import {defineScenario} from '../plugins/executed-examples/scenario';
import {passDeadline} from './parts/deadlines';
import {deliver} from './parts/delivered-trade';
import {boardGame} from './parts/items';
import {payer} from './parts/users';

export default defineScenario({
  title: 'The payer rejects the item and does not send it back: the payee is paid',
  async run(tools) {
    const {call} = tools;
    const tradeId = await deliver(tools, boardGame);
    const path = {marketplaceUserId: payer, tradeId};
    await call('reject-item', 'rejectItemCondition', {
      path,
      body: {reason: 'Two of the cards are missing'},
    });
    await passDeadline(tools, 'return');
    await call('read-paid-out', 'getTrade', {path});
  },
});
