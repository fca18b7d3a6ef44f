import {defineScenario} from '../plugins/executed-examples/scenario';
import {recordPlayer} from './parts/items';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

export default defineScenario({
  title: 'From creation to finished: the payer rejects the invitation',
  async run({call}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...recordPlayer,
        ...usualTerms,
      },
    });
    await call('reject', 'rejectInvitation', {path: {marketplaceUserId: payer, tradeId}});
  },
});
