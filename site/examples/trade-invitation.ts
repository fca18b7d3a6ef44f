import type {ScenarioTools} from '../recording/scenario';
import {linkTo, payerOf, returnUrls, sale} from './parts/marketplace';
import {isDeclined, payByLink} from './parts/steps';

export const title = 'Accept in your own app, fail to pay once, then pay with a payment link';

export async function run(tools: ScenarioTools): Promise<void> {
  const {call, refused, visit} = tools;
  const {tradeId} = await call('initiate', 'initiateTrade', {body: sale('woolBlanket')});
  const path = payerOf(tradeId);
  await call('read-invited', 'getTrade', {path});
  await call('accept', 'acceptInvitation', {path});
  const {externalId} = await call('pay', 'payToEscrow', {path});
  const body = returnUrls('trades/paid', 'trades/not-paid');
  const link = linkTo(externalId, body);
  const {redirectUrl} = await call('link', 'createPaymentLink', link);
  await visit('payer-is-declined', isDeclined(redirectUrl));
  await refused('link-of-failed', 'createPaymentLink', link);
  const payment = await call('pay-again', 'payToEscrow', {path});
  await payByLink(tools, 'payer', payment, {link: 'new-link', body});
  await call('read-paid', 'getTrade', {path});
}
