import {Refusal} from '../refusal';
import {refusePayment} from '../trade/unpayable';
import {linkUrl} from '../world/links';
import {runPaymentMagic} from '../world/magic-values';
import {partyOf} from '../world/move-trade';
import type {Handlers} from './call';

export const paymentCalls = {
  createPaymentLink({world, organisationId, path, body, origin}) {
    const trade = world.trades.findByPayment(path.paymentId);
    const payment = trade?.payments.find(({id}) => id === path.paymentId);
    const party = trade && partyOf(trade, path.marketplaceUserId);
    if (!payment || !party || trade.terms.organisationId !== organisationId) {
      throw new Refusal('not-found', 'The payment id was not known');
    }
    const refusal = refusePayment(trade, payment, party);
    if (refusal) throw refusal;
    for (const older of world.kept.links.listBy('openPayment', payment.id)) {
      world.kept.links.put({...older, state: 'void'});
    }
    const link = world.addLink({
      kind: 'payment',
      organisationId,
      marketplaceUserId: path.marketplaceUserId,
      tradeId: trade.terms.tradeId,
      paymentId: payment.id,
      successUrl: body.successUrl,
      cancelUrl: body.cancelUrl,
    });
    runPaymentMagic(world, trade, payment);
    return {redirectUrl: linkUrl(origin, link)};
  },
} satisfies Partial<Handlers>;
