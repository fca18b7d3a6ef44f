import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {usualFees} from './parts/fees';
import {boardGame} from './parts/items';
import {checkoutUrls} from './parts/urls';
import {newPayee, payee, usualUsers} from './parts/users';

export default defineScenario({
  title: 'Calls that are refused',
  async run({call, refused}) {
    const body = {
      ...boardGame,
      ...usualFees,
      ...usualUsers,
      checkoutUniquenessKey: ads.boardGame.saleKey,
      referenceId: `${ads.boardGame.id} auto-pay`,
      ...checkoutUrls,
    };
    await refused('amount-too-small', 'initiateTrade', {body: {...body, amount: 4.99}});
    await refused('payee-not-connected', 'initiateTrade', {
      body: {...body, payeeMarketplaceUserId: newPayee},
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {body});
    await refused('key-used', 'initiateTrade', {body});
    await refused('wrong-role', 'acceptItemCondition', {
      path: {marketplaceUserId: payee, tradeId},
    });
  },
});
