import {defineScenario} from '../plugins/executed-examples/scenario';
import {stateIn} from './parts/checkout-state';
import {mountainBike} from './parts/items';
import {usualTerms} from './parts/terms';
import {payee, payer} from './parts/users';
import {pays} from './parts/visits';

export default defineScenario({
  title: 'Ways out of a trade: cancel, abandon, reimburse',
  async run({call, refused, visit}) {
    const trade = {
      ...mountainBike,
      ...usualTerms,
    };
    const unpaid = await call('initiate', 'initiateTrade', {body: trade});
    await call('cancel', 'cancelTrade', {body: {state: stateIn(unpaid.redirectUrl)}});
    await call('read-cancelled', 'getTrade', {
      path: {marketplaceUserId: payee, tradeId: unpaid.tradeId},
    });

    const abandoned = await call('initiate-abandoned', 'initiateTrade', {body: trade});
    await visit('payer-pays', pays('payer', abandoned.redirectUrl, 'Pays on the hosted page'));
    await call('abandon', 'abandonTrade', {
      path: {marketplaceUserId: payee, tradeId: abandoned.tradeId},
    });

    const discounted = await call('initiate-discounted', 'initiateTrade', {body: trade});
    await visit(
      'payer-pays-again',
      pays('payer', discounted.redirectUrl, 'Pays on the hosted page'),
    );
    const path = {payerMarketplaceUserId: payer, tradeId: discounted.tradeId};
    await call('reimburse', 'reimbursePayer', {path, body: {amount: 250}});
    await refused('reimburse-too-much', 'reimbursePayer', {path, body: {amount: 4000}});
    await refused('cancel-paid', 'cancelTrade', {body: {state: stateIn(discounted.redirectUrl)}});
    const ofPayer = {marketplaceUserId: payer, tradeId: discounted.tradeId};
    await call('accept-discounted', 'acceptItemCondition', {path: ofPayer});
    await refused('abandon-finished', 'abandonTrade', {path: ofPayer});
  },
});
