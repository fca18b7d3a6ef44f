import {defineScenario} from '../plugins/executed-examples/scenario';

export default defineScenario({
  title: 'From creation to finished: the payer rejects the invitation',
  async run({call}) {
    const payer = 'user-48213';
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        title: 'Record player',
        description: 'Belt drive, new needle, works well.',
        amount: 950,
        payerFee: 2.5,
        payerFixedFee: 5,
        payeeFee: 1,
        payeeFixedFee: 0,
        payerMarketplaceUserId: payer,
        payeeMarketplaceUserId: 'user-10077',
        successUrl: 'https://www.gulerod.example/paid',
        cancelUrl: 'https://www.gulerod.example/not-paid',
      },
    });
    await call('reject', 'rejectInvitation', {path: {marketplaceUserId: payer, tradeId}});
  },
});
