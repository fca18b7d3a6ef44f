import type {OperationId} from '@symblepay/openapi/validators';
import {toKroner} from '../trade/money';
import {choosePurchase} from '../trade/plausible-command';
import type {Trade} from '../trade/trade';
import type {Party, TradeCall} from '../trade/transition';
import {TRADE_CALLS} from '../trade/transition';
import {TRANSITIONS} from '../trade/transitions';
import type {World} from '../world/world';
import {describeTrade, SEED} from './seed';
import {listSteps} from './steps';

export type SuggestedValues = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const RETURN_URLS = {
  successUrl: 'https://www.gulerod.example/done',
  cancelUrl: 'https://www.gulerod.example/cancelled',
};
const RETURN_URL = {returnUrl: 'https://www.gulerod.example/trades'};

/** Values with which the call succeeds now, for a form that wants to be filled. */
export function suggestValues(
  world: World,
  organisationId: string,
  operationId: OperationId,
): SuggestedValues {
  const step = findTradeFor(world, organisationId, operationId);
  const trade = step?.trade;
  const user = {marketplaceUserId: trade?.terms[step?.party ?? 'payer'] ?? SEED.payee};
  const tradePath = {...user, tradeId: trade?.terms.tradeId ?? ''};
  const business = findBusiness(world, organisationId);
  switch (operationId) {
    case 'connectUser':
      return values({}, {...RETURN_URLS, marketplaceUserId: 'user-60311'});
    case 'getUser':
    case 'listTrades':
      return values({marketplaceUserId: SEED.payee});
    case 'initiateBankAccount':
      return values({marketplaceUserId: SEED.payee}, RETURN_URL);
    case 'createBusinessUser':
      return values(
        {},
        {
          businessId: SEED.businessId,
          businessLocationId: findFreeLocation(world, organisationId),
          name: 'Vesterbro Cykler ApS',
          phoneNumber: '+45 35123457',
          payoutsAccountNumber: 'DK5000400440116243',
        },
      );
    case 'editBusinessUser':
      return values(business, {name: 'Nørrebro Ladcykler ApS', phoneNumber: '+45 35123458'});
    case 'getBusinessUser':
    case 'deleteBusinessUser':
      return values(business);
    case 'initiateTrade':
      return values({}, describeTrade('Folding bike', 1995, false));
    case 'cancelTrade':
      return values({}, {state: trade?.terms.cancelKey ?? ''});
    case 'createTradeStatusLink':
      return values(tradePath, RETURN_URL);
    case 'createPaymentLink':
      return values({...user, paymentId: findPendingPayment(trade) ?? ''}, RETURN_URLS);
    case 'reimbursePayer':
      return values(
        {payerMarketplaceUserId: trade?.terms.payer ?? SEED.payer, tradeId: tradePath.tradeId},
        {amount: 10},
      );
    case 'acceptInvitationAndPay':
      return {path: tradePath, query: {receiverShopId: 'dao-2200-014'}};
    case 'rejectItemCondition':
      return values(tradePath, {reason: 'The frame is bent.'});
    case 'buyShipment':
    case 'buyReturnShipment':
      return values(tradePath, trade && describePurchase(trade, operationId));
    case 'getTrade':
    case 'acceptInvitation':
    case 'rejectInvitation':
    case 'abandonTrade':
    case 'payToEscrow':
    case 'acceptItemCondition':
      return values(tradePath);
  }
}

function values(path: Readonly<Record<string, string>>, body?: unknown): SuggestedValues {
  return {path, query: {}, ...(body !== undefined && {body})};
}

/** The newest trade on which the call is possible, and who would make it. */
function findTradeFor(
  world: World,
  organisationId: string,
  operationId: OperationId,
): {readonly trade: Trade; readonly party: Party} | undefined {
  const own = [...world.trades.all()]
    .map(({trade}) => trade)
    .filter(({terms}) => terms.organisationId === organisationId)
    .reverse();
  if (operationId === 'createPaymentLink') {
    const trade = own.find((one) => findPendingPayment(one) !== undefined);
    const payment = trade?.payments.find(({state}) => state === 'Pending');
    return trade && {trade, party: payment?.paidBy ?? 'payer'};
  }
  const calls: readonly string[] = TRADE_CALLS;
  if (!calls.includes(operationId)) return own[0] && {trade: own[0], party: 'payer'};
  const rows = TRANSITIONS.filter(({on}) => on === (operationId as TradeCall));
  for (const trade of own) {
    if (!rows.some(({from}) => from.includes(trade.state))) continue;
    const step = listSteps(trade).find(({on}) => on === (operationId as TradeCall));
    if (step) return {trade, party: step.by === 'payee' ? 'payee' : 'payer'};
  }
  return own[0] && {trade: own[0], party: 'payer'};
}

function findPendingPayment(trade: Trade | undefined): string | undefined {
  return trade?.payments.find(({state}) => state === 'Pending')?.id;
}

function findBusiness(world: World, organisationId: string) {
  const {businessId, businessLocationId} = world.listBusinessUsers(organisationId).at(-1) ?? SEED;
  return {businessId, businessLocationId};
}

function findFreeLocation(world: World, organisationId: string): string {
  let number = Number(SEED.businessLocationId) + 1;
  while (world.findBusinessUser(organisationId, SEED.businessId, String(number))) number++;
  return String(number);
}

function describePurchase(trade: Trade, operationId: 'buyShipment' | 'buyReturnShipment') {
  const {price, provider, weight} = choosePurchase(trade, operationId === 'buyReturnShipment');
  return {
    price: toKroner(price),
    shipmentProviderId: provider,
    expectedMaxWeightInGrams: weight,
  };
}
