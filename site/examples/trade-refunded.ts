import {defineScenario} from '../plugins/executed-examples/scenario';

/** The sandbox's own header: who counts as the creator is not part of the documented call. */
const createdByPayer = {
  'X-Correlation-Id': 'gulerod-2026-03-02-000418',
  'X-Sandbox-Created-By': 'payer',
};

export default defineScenario({
  title: 'From payment to finished: the payer pays first, then the payee says no',
  async run({call, visit}) {
    const payer = 'user-48213';
    const payee = 'user-10077';
    const {tradeId} = await call('initiate', 'initiateTrade', {
      header: createdByPayer,
      body: {
        title: 'Oak table',
        description: 'Six seats, one scratch on the left side.',
        amount: 2750.5,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: payee,
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    const {externalId} = await call('pay', 'payToEscrow', {
      path: {marketplaceUserId: payer, tradeId},
    });
    const {redirectUrl} = await call('link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: externalId},
      body: {
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    await visit('payer-pays', {
      by: 'payer',
      url: redirectUrl,
      choice: 'pay',
      text: 'Pays the price and the fee into escrow',
    });
    await call('reject', 'rejectInvitation', {path: {marketplaceUserId: payee, tradeId}});
  },
});
