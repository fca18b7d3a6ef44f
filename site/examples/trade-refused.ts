import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'Requests about trades that are refused',
  async run({call, refused, visit}) {
    const payer = 'user-48213';
    const trade = {
      title: 'Winter coat',
      description: 'Size M, worn one season. Sold because we are moving.',
      amount: 1289.8,
      payerFee: 2.5,
      payerFixedFee: 5,
      payeeFee: 1.25,
      payeeFixedFee: 10,
      payerMarketplaceUserId: payer,
      payeeMarketplaceUserId: 'user-10077',
      successUrl: 'https://www.gulerod.example/paid',
      cancelUrl: 'https://www.gulerod.example/not-paid',
    };
    await refused('payee-not-connected', 'initiateTrade', {
      body: {...trade, payeeMarketplaceUserId: 'user-70001'},
    });
    await refused('breaks-limits', 'initiateTrade', {body: {...trade, title: '', amount: 4.99}});
    await refused('fees-exceed-amount', 'initiateTrade', {
      body: {...trade, amount: 5, payeeFixedFee: 19},
    });

    const {tradeId, redirectUrl} = await call('initiate', 'initiateTrade', {body: trade});
    const path = {marketplaceUserId: payer, tradeId};
    await refused('pay-too-early', 'payToEscrow', {path});
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Accepts and pays on the hosted page',
    });
    await refused('pay-twice', 'payToEscrow', {path});

    const returnUrl = 'https://www.gulerod.example/trades/ad-7781204';
    await refused('status-for-stranger', 'createTradeStatusLink', {
      path: {marketplaceUserId: 'user-60311', tradeId},
      header: {'X-Correlation-Id': 'gulerod-2026-03-02-000419'},
      body: {returnUrl},
    });
    await refused('status-without-address', 'createTradeStatusLink', {path, body: {returnUrl: ''}});
  },
});
