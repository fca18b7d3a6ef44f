import type {
  Payment,
  PaymentLinkRequest,
  ShipmentPurchase,
  TradeCreation,
} from '@symblepay/openapi/types';
import type {DeadlineKind} from '@symblepay/sandbox/facts';
import {deadlines} from '@symblepay/sandbox/facts';
import type {ScenarioTools, Visit} from '../../recording/scenario';
import {formatMinutes} from '../../format-duration';
import type {ItemName} from './marketplace';
import {checkoutUrls, labelUrls, payee, payeeOf, payer, payerOf, sale} from './marketplace';
import {smallLabel, smallParcel, smallReturnLabel} from './parcels';

const ids = {payer, payee};
type Party = keyof typeof ids;

export function pays(by: Party, url: string, text: string): Visit {
  return {by, url, choice: 'pay', text};
}

export function acceptsAndPays(url: string): Visit {
  return pays('payer', url, 'Accepts and pays on the hosted page');
}

export function leaves(url: string): Visit {
  return {by: 'payer', url, choice: 'cancel', text: 'Leaves the page without paying'};
}

export function isDeclined(url: string): Visit {
  return {by: 'payer', url, choice: 'decline', text: 'The payment is declined'};
}

export function signsIn(url: string, text = 'Signs in with the national digital ID'): Visit {
  return {by: 'payee', url, choice: 'sign-in', text};
}

export function choosesAccount(url: string, text = 'Chooses a payout account'): Visit {
  return {by: 'payee', url, choice: 'choose-account', text};
}

/** The key that cancels an unpaid checkout: the sandbox puts it in the redirectUrl. */
export function stateIn(redirectUrl: string): string {
  return new URL(redirectUrl).searchParams.get('state') ?? '';
}

/** Steps `initiate` and `payer-pays`. A scenario with two such trades needs other names. */
export async function initiateAndPay(
  {call, visit}: ScenarioTools,
  body: TradeCreation,
  initiate = 'initiate',
  pay = 'payer-pays',
): Promise<string> {
  const {tradeId, redirectUrl} = await call(initiate, 'initiateTrade', {body});
  await visit(pay, acceptsAndPays(redirectUrl));
  return tradeId;
}

/** A small parcel that the payer has paid for and received. */
export async function deliver(tools: ScenarioTools, item: ItemName): Promise<string> {
  const shipping = smallParcel('Payer', 'Payer');
  const tradeId = await initiateAndPay(tools, sale(item, {}, {shipping}));
  await buyAndPay(tools, 'label', 'payer', tradeId);
  await carryParcel(tools, tradeId, ['sent', 'at-shop', 'delivered']);
  return tradeId;
}

const labels = {
  label: {operation: 'buyShipment', usual: smallLabel},
  'return-label': {operation: 'buyReturnShipment', usual: smallReturnLabel},
} as const;

/** Steps `buy-label`, `label-link` and `payer-pays-label`; for a return `buy-return-label` etc. */
export async function buyAndPay(
  tools: ScenarioTools,
  kind: keyof typeof labels,
  by: Party,
  tradeId: string,
  body: ShipmentPurchase = labels[kind].usual,
): Promise<void> {
  const path = {marketplaceUserId: ids[by], tradeId};
  const payment = await tools.call(`buy-${kind}`, labels[kind].operation, {path, body});
  await payByLink(tools, by, payment, {
    link: `${kind}-link`,
    visit: `${by}-pays-${kind}`,
    text: `Pays for the ${kind.replace('-', ' ')}`,
    body: labelUrls,
  });
}

/** Step `reject-item`: the payer does not want what was delivered. */
export async function rejectItem(
  {call}: ScenarioTools,
  tradeId: string,
  reason: string,
): Promise<void> {
  await call('reject-item', 'rejectItemCondition', {path: payerOf(tradeId), body: {reason}});
}

const verdicts = {
  payer: {event: 'support.refund-payer', text: 'Decides for the payer'},
  payee: {event: 'support.release-to-payee', text: 'Decides for the payee'},
} as const;

/** A trade in person whose return the payee rejects, until support has decided. */
export async function settleDispute(tools: ScenarioTools, winner: Party): Promise<void> {
  const {call, happens, wait} = tools;
  const tradeId = await initiateAndPay(tools, sale('cargoBike'));
  await wait('next-day', 1440, 'One day');
  await rejectItem(tools, tradeId, 'The frame is cracked at the bottom bracket');
  await wait('three-hours', 180, 'Three hours');
  await call('reject-return', 'rejectItemCondition', {
    path: payeeOf(tradeId),
    body: {reason: 'The bike came back without its cover'},
  });
  await wait('a-week', 10080, 'One week');
  await happens('support', {by: 'support', tradeId, ...verdicts[winner]});
  await call(`read-decided-for-${winner}`, 'getTrade', {path: payerOf(tradeId)});
}

/** The names of the two steps, what the user does and where the page leads back to. */
type PaymentPage = Partial<Record<'link' | 'visit' | 'text', string>> & {
  readonly body?: PaymentLinkRequest;
};

/** The marketplace asks for the link to a payment, and the user pays on the page behind it. */
export async function payByLink(
  tools: ScenarioTools,
  by: Party,
  {externalId}: Payment,
  {
    link = 'link',
    visit = 'payer-pays',
    text = 'Pays on the payment page',
    body = checkoutUrls,
  }: PaymentPage = {},
): Promise<void> {
  const path = {marketplaceUserId: ids[by], paymentId: externalId};
  const {redirectUrl} = await tools.call(link, 'createPaymentLink', {path, body});
  await tools.visit(visit, pays(by, redirectUrl, text));
}

const stations = {
  sent: {event: 'shipment.sent', text: 'The payee hands in the parcel'},
  'at-shop': {event: 'shipment.ready-for-pickup', text: 'The parcel waits in the parcel shop'},
  delivered: {event: 'shipment.delivered', text: 'The payer picks up the parcel'},
  lost: {event: 'shipment.lost', text: 'The parcel is lost'},
  'return-sent': {event: 'return.sent', text: 'The payer hands in the return'},
  'return-lost': {event: 'return.lost', text: 'The return is lost'},
  'return-delivered': {event: 'return.delivered', text: 'The payee has the item back'},
} as const;

/** The carrier takes a parcel past these stations, each a step of its own. */
export async function carryParcel(
  {happens}: ScenarioTools,
  tradeId: string,
  passed: readonly (keyof typeof stations)[],
): Promise<void> {
  for (const station of passed) {
    await happens(station, {by: 'carrier', tradeId, ...stations[station]});
  }
}

/** A parcel, or its return, is handed in and lost; the insurer pays for it. */
export async function loseParcel(
  tools: ScenarioTools,
  tradeId: string,
  [sent, lost]: readonly ['sent', 'lost'] | readonly ['return-sent', 'return-lost'],
): Promise<void> {
  const {call, happens, wait} = tools;
  const path = payerOf(tradeId);
  await carryParcel(tools, tradeId, [sent]);
  await wait('a-week', 10080, 'One week');
  await carryParcel(tools, tradeId, [lost]);
  await call('read-lost', 'getTrade', {path});
  const event = 'insurance.activated';
  await happens('insurance', {by: 'insurer', tradeId, event, text: 'Takes over the loss'});
  await call('read-insured', 'getTrade', {path});
}

/** Nobody does anything until the sandbox's deadline. A scenario with two deadlines needs other names. */
export async function passDeadline(
  {wait}: ScenarioTools,
  kind: DeadlineKind,
  step = 'deadline',
): Promise<void> {
  const {minutes} = deadlines[kind];
  await wait(step, minutes, `${formatMinutes(minutes)}, and the deadline is reached`);
}
