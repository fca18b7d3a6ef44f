import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Ways out of a trade: cancel, abandon, reimburse',
  async run({call, refused, visit}) {
    const payer = 'user-48213';
    const payee = 'user-10077';
    const trade = {
      title: 'Mountain bike',
      description: '27.5 inch wheels, new brakes.',
      amount: 4200,
      payerFee: 2.5,
      payerFixedFee: 5,
      payeeFee: 1,
      payeeFixedFee: 0,
      payerMarketplaceUserId: payer,
      payeeMarketplaceUserId: payee,
      successUrl: 'https://www.gulerod.example/paid',
      cancelUrl: 'https://www.gulerod.example/not-paid',
    };
    const unpaid = await call('initiate', 'initiateTrade', {body: trade});
    const state = new URL(unpaid.redirectUrl).searchParams.get('state') ?? '';
    await call('cancel', 'cancelTrade', {body: {state}});
    await call('read-cancelled', 'getTrade', {
      path: {marketplaceUserId: payee, tradeId: unpaid.tradeId},
    });

    const abandoned = await call('initiate-abandoned', 'initiateTrade', {body: trade});
    await visit('payer-pays', {
      by: 'payer',
      url: abandoned.redirectUrl,
      choice: 'pay',
      text: 'Pays on the hosted page',
    });
    await call('abandon', 'abandonTrade', {
      path: {marketplaceUserId: payee, tradeId: abandoned.tradeId},
    });

    const discounted = await call('initiate-discounted', 'initiateTrade', {body: trade});
    await visit('payer-pays-again', {
      by: 'payer',
      url: discounted.redirectUrl,
      choice: 'pay',
      text: 'Pays on the hosted page',
    });
    const path = {payerMarketplaceUserId: payer, tradeId: discounted.tradeId};
    await call('reimburse', 'reimbursePayer', {path, body: {amount: 250}});
    await refused('reimburse-too-much', 'reimbursePayer', {path, body: {amount: 4000}});
    await refused('cancel-paid', 'cancelTrade', {
      body: {state: new URL(discounted.redirectUrl).searchParams.get('state') ?? ''},
    });
    await call('accept-discounted', 'acceptItemCondition', {
      path: {marketplaceUserId: payer, tradeId: discounted.tradeId},
    });
    await refused('abandon-finished', 'abandonTrade', {
      path: {marketplaceUserId: payer, tradeId: discounted.tradeId},
    });
  },
});
