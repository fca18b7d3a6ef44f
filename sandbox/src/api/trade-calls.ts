import type {ShipmentPurchase, Trade as TradeResponse} from '@symblepay/openapi/types';
import {toOere} from '../trade/money';
import {viewPayment} from '../trade/payment';
import type {CommandForTrade} from '../trade/command';
import {Refusal, refuseField} from '../refusal';
import type {Trade} from '../trade/trade';
import type {Party} from '../trade/parties';
import {linkUrl} from '../world/links';
import {runTradeMagic} from '../world/magic-values';
import {readReceiverShop} from '../world/receiver-shops';
import {
  initiateTrade,
  perform,
  requireParty,
  requirePayment,
  requireTrade,
} from '../world/move-trade';
import type {World} from '../world/world';
import type {PlainHeaders} from '../http/message';
import {readHeader} from '../http/message';
import type {Call, Handlers} from './call';
import {sandboxHeaders} from './sandbox-headers';
import {readPurchase, readTerms} from './trade-bodies';

/** As in the documented example. How to ask for another page is not documented, so there is one. */
const pageSize = 20;

export const tradeCalls = {
  initiateTrade({world, organisationId, body, headers, origin}) {
    const ids = {tradeId: world.nextId(), organisationId, cancelKey: world.nextId()};
    const terms = readTerms(body, ids, world.settings, chooseCreator(world, headers));
    const {trade} = initiateTrade(world, terms);
    const link = world.addLink({
      kind: 'checkout',
      organisationId,
      marketplaceUserId: terms.payer,
      tradeId: terms.tradeId,
      successUrl: terms.successUrl,
      cancelUrl: terms.cancelUrl,
    });
    runTradeMagic(world, trade);
    return {redirectUrl: linkUrl(origin, link, terms.cancelKey), tradeId: terms.tradeId};
  },

  cancelTrade({world, organisationId, body: {state}}) {
    const trade = world.trades.findByCancelKey(organisationId, state);
    if (!trade) throw new Refusal('not-found', 'The state was not known');
    perform(world, trade, {on: 'cancelTrade', by: 'marketplace'});
    return {state};
  },

  listTrades({world, organisationId, path}) {
    const all = world.trades.listOfUser(organisationId, path.marketplaceUserId);
    if (all.length === 0 && !world.kept.users.find(organisationId, path.marketplaceUserId)) {
      throw new Refusal('not-found', 'The user id was not known');
    }
    const trades = all
      .slice(-pageSize)
      .reverse()
      .map((trade) => showTrade(world, trade));
    return {trades, pagination: {pageSize, page: 1}};
  },

  getTrade(call) {
    return showTrade(call.world, findOwn(call).trade);
  },

  createTradeStatusLink(call) {
    const {world, organisationId, path, body, origin} = call;
    const {trade} = findOwn(call);
    const link = world.addLink({
      kind: 'status',
      organisationId,
      marketplaceUserId: path.marketplaceUserId,
      tradeId: trade.terms.tradeId,
      returnUrl: body.returnUrl,
    });
    return {redirectUrl: linkUrl(origin, link)};
  },

  reimbursePayer({world, organisationId, path, body}) {
    const trade = requireTrade(world, organisationId, path.tradeId);
    const named = requireParty(trade, path.payerMarketplaceUserId);
    const amount = toOere(body.amount);
    perform(world, trade, {on: 'reimbursePayer', by: 'marketplace', named, amount});
    return {};
  },

  acceptInvitation: (call) => act(call, (by) => ({on: 'acceptInvitation', by})),
  rejectInvitation: (call) => act(call, (by) => ({on: 'rejectInvitation', by})),
  abandonTrade: (call) => act(call, (by) => ({on: 'abandonTrade', by})),
  acceptItemCondition: (call) => act(call, (by) => ({on: 'acceptItemCondition', by})),
  rejectItemCondition: (call) =>
    act(call, (by) => ({on: 'rejectItemCondition', by, reason: call.body.reason})),

  acceptInvitationAndPay(call) {
    const receiverShop = readReceiverShop(call.query.get('receiverShopId'));
    return pay(call, (by, newPaymentId) => ({
      on: 'acceptInvitationAndPay',
      by,
      newPaymentId,
      ...(receiverShop && {receiverShop}),
    }));
  },

  payToEscrow: (call) => pay(call, (by, newPaymentId) => ({on: 'payToEscrow', by, newPaymentId})),

  buyShipment: (call) => buyLabel(call, 'buyShipment'),
  buyReturnShipment: (call) => buyLabel(call, 'buyReturnShipment'),
} satisfies Partial<Handlers>;

type PartyCall = Pick<Call<'getTrade'>, 'world' | 'organisationId' | 'path'>;

function act(call: PartyCall, makeCommand: (by: Party) => CommandForTrade): TradeResponse {
  const {trade, party} = findOwn(call);
  return showTrade(call.world, perform(call.world, trade, makeCommand(party)).trade);
}

function pay(call: PartyCall, makeCommand: (by: Party, newPaymentId: string) => CommandForTrade) {
  const {trade, party} = findOwn(call);
  const outcome = perform(call.world, trade, makeCommand(party, call.world.nextId()));
  return viewPayment(requirePayment(outcome));
}

function buyLabel(
  call: PartyCall & {readonly body: ShipmentPurchase},
  on: 'buyShipment' | 'buyReturnShipment',
) {
  return pay(call, (by, newPaymentId) => ({on, by, newPaymentId, ...readPurchase(call.body)}));
}

function showTrade(world: World, trade: Trade): TradeResponse {
  const {organisationId, payer, payee} = trade.terms;
  return world.views.show(trade, {
    payer: world.kept.users.find(organisationId, payer),
    payee: world.kept.users.find(organisationId, payee),
  });
}

function findOwn({world, organisationId, path}: PartyCall): {trade: Trade; party: Party} {
  const trade = requireTrade(world, organisationId, path.tradeId);
  return {trade, party: requireParty(trade, path.marketplaceUserId)};
}

function chooseCreator(world: World, headers: PlainHeaders): Party {
  const {name} = sandboxHeaders.createdBy;
  const wanted = readHeader(headers, name);
  if (wanted === undefined) return world.settings.createdBy;
  if (wanted === 'payer' || wanted === 'payee') return wanted;
  throw refuseField(name, 'Must be payer or payee.');
}
