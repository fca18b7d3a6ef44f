import {defineScenario} from '../plugins/executed-examples/scenario';
import {ads} from './parts/ads';
import {headphones} from './parts/items';
import {usualTerms} from './parts/terms';
import {appSwitch} from './parts/urls';
import {payee, payer} from './parts/users';

export default defineScenario({
  title: 'Both users follow the trade on the trade status page',
  async run({call, visit}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...headphones,
        ...usualTerms,
      },
    });
    const payerPage = await call('payer-link', 'createTradeStatusLink', {
      path: {marketplaceUserId: payer, tradeId},
      body: {returnUrl: ads.headphones.tradeUrl},
    });
    await visit('payer-pays', {
      by: 'payer',
      url: payerPage.redirectUrl,
      choice: 'accept-and-pay',
      text: 'Accepts and pays on the status page',
    });
    await call('read-paid', 'getTrade', {path: {marketplaceUserId: payer, tradeId}});
    await call('payee-link', 'createTradeStatusLink', {
      path: {marketplaceUserId: payee, tradeId},
      body: {
        returnUrl: ads.headphones.tradeUrl,
        appSwitch,
      },
    });
  },
});
