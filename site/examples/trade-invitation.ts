import {defineScenario} from '../plugins/executed-examples/scenario';
import {woolBlanket} from './parts/items';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';
import {pays} from './parts/visits';

export default defineScenario({
  title: 'Accept in your own app, fail to pay once, then pay with a payment link',
  async run({call, refused, visit}) {
    const {tradeId} = await call('initiate', 'initiateTrade', {
      body: {
        ...woolBlanket,
        ...usualTerms,
      },
    });
    const path = {marketplaceUserId: payer, tradeId};
    const returnUrls = {
      successUrl: 'https://www.gulerod.example/trades/paid',
      cancelUrl: 'https://www.gulerod.example/trades/not-paid',
    };
    await call('read-invited', 'getTrade', {path});
    await call('accept', 'acceptInvitation', {path});
    const payment = await call('pay', 'payToEscrow', {path});
    const link = await call('link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: payment.externalId},
      body: returnUrls,
    });
    await visit('payer-is-declined', {
      by: 'payer',
      url: link.redirectUrl,
      choice: 'decline',
      text: 'The payment is declined',
    });
    await refused('link-of-failed', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: payment.externalId},
      body: returnUrls,
    });
    const again = await call('pay-again', 'payToEscrow', {path});
    const newLink = await call('new-link', 'createPaymentLink', {
      path: {marketplaceUserId: payer, paymentId: again.externalId},
      body: returnUrls,
    });
    await visit('payer-pays', pays('payer', newLink.redirectUrl, 'Pays on the payment page'));
    await call('read-paid', 'getTrade', {path});
  },
});
