import {defineScenario} from '../plugins/executed-examples/scenario';
import {deliver} from './parts/delivered-trade';
import {insure} from './parts/insurance';
import {boardGame} from './parts/items';
import {buyAndPayReturnLabel} from './parts/labels';
import {carryParcel, smallReturnLabel} from './parts/parcels';
import {payer} from './parts/users';

export default defineScenario({
  title: 'From a rejected item over a lost return to finished: the insurance takes over',
  async run(tools) {
    const {call, wait} = tools;
    const tradeId = await deliver(tools, boardGame);
    const path = {marketplaceUserId: payer, tradeId};
    await call('reject-item', 'rejectItemCondition', {
      path,
      body: {reason: 'Two of the cards are missing'},
    });
    await buyAndPayReturnLabel(tools, {party: 'payer', ...path}, smallReturnLabel);
    await carryParcel(tools, tradeId, ['return-sent']);
    await wait('a-week', 10080, 'One week');
    await carryParcel(tools, tradeId, ['return-lost']);
    await call('read-lost', 'getTrade', {path});
    await insure(tools, tradeId);
    await call('read-insured', 'getTrade', {path});
  },
});
