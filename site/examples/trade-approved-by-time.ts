import {defineScenario} from '../plugins/executed-examples/scenario';
import {passDeadline} from './parts/deadlines';
import {deliver} from './parts/delivered-trade';
import {boardGame} from './parts/items';
import {payer} from './parts/users';

export default defineScenario({
  title: 'The payer says nothing until the deadline: the item counts as approved',
  async run(tools) {
    const {call, refused} = tools;
    const tradeId = await deliver(tools, boardGame);
    const path = {marketplaceUserId: payer, tradeId};
    await call('read-delivered', 'getTrade', {path});
    await passDeadline(tools, 'condition');
    await call('read-approved', 'getTrade', {path});
    await refused('reject-too-late', 'rejectItemCondition', {
      path,
      body: {reason: 'Two of the cards are missing'},
    });
  },
});
