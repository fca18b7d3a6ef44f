import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

export default defineScenario({
  title: 'From creation to finished: the payer rejects the invitation',
  async run({call}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Record player',
        description: 'Belt drive, new needle, works well.',
        amount: 950,
        ...usualTerms,
      },
    });
    await call('reject', 'rejectInvitation', {path: {marketplaceUserId: payer, tradeId}});
  },
});
