import {defineScenario} from '../plugins/executed-examples/scenario';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';

export default defineScenario({
  title: 'Both users follow the trade on the trade status page',
  async run({call, visit}) {
    const returnUrl = 'https://www.gulerod.example/trades/ad-7781204';
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Headphones',
        description: 'Wireless, with the case.',
        amount: 990,
        ...usualTerms,
      },
    });
    const payerPage = await call('payer-link', 'createTradeStatusLink', {
      path: {marketplaceUserId: payer, tradeId},
      body: {returnUrl},
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
        returnUrl,
        appSwitch: {appSwitchCallbackUri: 'gulerod://trades/back', operatingSystem: 'iOS'},
      },
    });
  },
});
