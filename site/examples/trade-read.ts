import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'List and read trades',
  async run({call, refused, visit}) {
    const payee = 'seller-3003';
    const payer = 'user-48213';
    const {redirectUrl} = await call('connect', 'connectUser', {
      body: {
        marketplaceUserId: payee,
        successUrl: 'https://www.gulerod.example/connected',
        cancelUrl: 'https://www.gulerod.example/not-connected',
      },
    });
    await visit('payee-signs-in', {
      by: 'payee',
      url: redirectUrl,
      choice: 'sign-in',
      text: 'Signs in with the national digital ID',
    });
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Film camera',
        description: 'A 35 mm camera from 1978, tested with one roll of film.',
        amount: 1850,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: payee,
        referenceId: 'ad-7781204',
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    await call('list', 'listTrades', {path: {marketplaceUserId: payee}});
    await call('read', 'getTrade', {path: {marketplaceUserId: payee, tradeId}});
    await refused('not-found', 'getTrade', {
      path: {marketplaceUserId: payee, tradeId: '00000000-0000-4000-8000-000000000000'},
      header: {'X-Correlation-Id': 'gulerod-2026-03-02-000420'},
    });
    await refused('wrong-role', 'acceptInvitation', {path: {marketplaceUserId: payee, tradeId}});
    await refused('too-early', 'acceptItemCondition', {path: {marketplaceUserId: payer, tradeId}});
  },
});
