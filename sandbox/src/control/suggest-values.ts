import type {SuggestedValues} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {nameControlCall} from '../control-call';
import {hasRow} from '../trade/decide';
import {toKroner} from '../trade/money';
import {choosePurchase, reimbursements} from '../trade/plausible-command';
import type {LabelPurpose} from '../trade/shipping';
import type {Trade} from '../trade/trade';
import type {Party} from '../trade/parties';
import type {TradeCall} from '../trade/triggers';
import {tradeCallNames} from '../trade/triggers';
import {cast} from '../user/cast';
import {receiverShops} from '../world/receiver-shops';
import type {World} from '../world/world';
import {itemsForSale} from './items';
import {describeTrade, seeded} from './seed';
import {listSteps} from './steps';

type Suggest = (world: World, organisationId: string, wanted: Wanted) => SuggestedValues;

type Wanted = {
  readonly operationId: OperationId;
  /** The only trade to look at. */
  readonly tradeId?: string;
};

const [firstShop = ''] = Object.keys(receiverShops);
const returnUrls = {
  successUrl: 'https://www.gulerod.example/done',
  cancelUrl: 'https://www.gulerod.example/cancelled',
};
const returnUrl = {returnUrl: 'https://www.gulerod.example/trades'};
const newBusiness = {
  name: 'Nørrebro Cykler ApS, Vesterbro',
  phoneNumber: '+45 35123457',
  payoutsAccountNumber: 'DK5000400440116243',
};
const mostReimbursed = 1_000;

/** Values that would make the call succeed now, to fill a form. */
export const suggestValues: Suggest = (world, organisationId, wanted) =>
  suggestions[wanted.operationId](world, organisationId, wanted);

const resetRemedy = `${nameControlCall('reset')} brings the first ones back.`;

const forUser = given(findUser, `The user ${seeded.payee} is not connected. ${resetRemedy}`);
const forCompany = given(
  findFreeLocation,
  `No company is allowed. ${nameControlCall('changeSettings')} sets allowedCompanies.`,
);
const forBusiness = given(
  findBusiness,
  `There is no business user. createBusinessUser makes one; ${resetRemedy}`,
);
const forTrade = given(
  findTradeFor,
  `No trade is ready for the call. initiateTrade makes one and ${nameControlCall('simulate')} moves it on; ${resetRemedy}`,
);
const forPayment = given(
  findPendingPayment,
  `No payment is pending. payToEscrow, buyShipment and buyReturnShipment open one; ${resetRemedy}`,
);

const suggestions: Readonly<Record<OperationId, Suggest>> = {
  connectUser: () =>
    values({}, {...returnUrls, marketplaceUserId: cast.newPayee.marketplaceUserId}),
  getUser: forUser((path) => values(path)),
  listTrades: forUser((path) => values(path)),
  initiateBankAccount: forUser((path) => values(path, returnUrl)),
  createBusinessUser: forCompany((location) => values({}, {...location, ...newBusiness})),
  editBusinessUser: forBusiness((path) =>
    values(path, {name: 'Nørrebro Cykler og Ladcykler ApS', phoneNumber: '+45 35123458'}),
  ),
  getBusinessUser: forBusiness((path) => values(path)),
  deleteBusinessUser: forBusiness((path) => values(path)),
  initiateTrade: forUser(() => values({}, describeTrade(itemsForSale.headphones))),
  cancelTrade: forTrade(({trade}) => values({}, {state: trade.terms.cancelKey})),
  createTradeStatusLink: forTrade((found) => values(pathTo(found), returnUrl)),
  createPaymentLink: forPayment((path) => values(path, returnUrls)),
  reimbursePayer: forTrade(({trade: {terms, balances}}) =>
    values(
      {payerMarketplaceUserId: terms.payer, tradeId: terms.tradeId},
      {amount: toKroner(Math.min(mostReimbursed, reimbursements.part(balances.escrowedPrice)))},
    ),
  ),
  acceptInvitationAndPay: forTrade((found) => ({
    path: pathTo(found),
    query: {receiverShopId: firstShop},
  })),
  rejectItemCondition: forTrade((found) => values(pathTo(found), {reason: 'The frame is bent.'})),
  buyShipment: forTrade((found) =>
    values(pathTo(found), describePurchase(found.trade, 'shipment')),
  ),
  buyReturnShipment: forTrade((found) =>
    values(pathTo(found), describePurchase(found.trade, 'return')),
  ),
  getTrade: forTrade((found) => values(pathTo(found))),
  acceptInvitation: forTrade((found) => values(pathTo(found))),
  rejectInvitation: forTrade((found) => values(pathTo(found))),
  abandonTrade: forTrade((found) => values(pathTo(found))),
  payToEscrow: forTrade((found) => values(pathTo(found))),
  acceptItemCondition: forTrade((found) => values(pathTo(found))),
};

function given<Found>(
  find: (world: World, organisationId: string, wanted: Wanted) => Found | undefined,
  missing: string,
) {
  return (fill: (found: Found) => SuggestedValues): Suggest =>
    (...call) => {
      const found = find(...call);
      return found === undefined ? {path: {}, query: {}, missing} : fill(found);
    };
}

function values(path: SuggestedValues['path'], body?: SuggestedValues['body']): SuggestedValues {
  return {path, query: {}, ...(body && {body})};
}

type FoundTrade = {readonly trade: Trade; readonly party: Party};

function pathTo({trade: {terms}, party}: FoundTrade) {
  return {marketplaceUserId: terms[party], tradeId: terms.tradeId};
}

/** The newest trade on which the call is possible, and who would make it. */
function findTradeFor(
  world: World,
  organisationId: string,
  {operationId, tradeId}: Wanted,
): FoundTrade | undefined {
  const own = listTrades(world, organisationId, tradeId);
  const calls: readonly string[] = tradeCallNames;
  if (!calls.includes(operationId)) return own[0] && {trade: own[0], party: 'payer'};
  const call = operationId as TradeCall;
  for (const trade of own) {
    if (!hasRow(trade.state, call)) continue;
    const step = listSteps(trade).find(({on}) => on === call);
    if (step) return {trade, party: step.by === 'payee' ? 'payee' : 'payer'};
  }
  return undefined;
}

function findPendingPayment(world: World, organisationId: string, {tradeId}: Wanted) {
  for (const {terms, payments} of listTrades(world, organisationId, tradeId)) {
    const payment = payments.find(({state}) => state === 'Pending');
    if (payment) return {marketplaceUserId: terms[payment.paidBy], paymentId: payment.id};
  }
  return undefined;
}

/** Newest first. */
function listTrades(world: World, organisationId: string, tradeId?: string): readonly Trade[] {
  return [...world.trades.all()]
    .map(({trade}) => trade)
    .filter(({terms}) => terms.organisationId === organisationId)
    .filter(({terms}) => (tradeId ?? terms.tradeId) === terms.tradeId)
    .reverse();
}

function findUser(world: World, organisationId: string) {
  return world.kept.users.find(organisationId, seeded.payee) && {marketplaceUserId: seeded.payee};
}

function findBusiness(world: World, organisationId: string) {
  const user = world.kept.businessUsers
    .values()
    .findLast((one) => one.organisationId === organisationId);
  return user && {businessId: user.businessId, businessLocationId: user.businessLocationId};
}

function findFreeLocation(world: World, organisationId: string) {
  const [businessId] = world.settings.allowedCompanies;
  if (businessId === undefined) return undefined;
  let number = Number(seeded.businessLocationId) + 1;
  while (world.kept.businessUsers.find(organisationId, businessId, String(number))) number++;
  return {businessId, businessLocationId: String(number)};
}

function describePurchase(trade: Trade, purpose: LabelPurpose) {
  const {price, provider, weight} = choosePurchase(trade, purpose);
  return {
    price: toKroner(price),
    shipmentProviderId: provider,
    expectedMaxWeightInGrams: weight,
  };
}
