import type {
  CheckoutLink,
  ConnectLink,
  Link,
  PaymentLink,
  StatusLink,
} from '@symblepay/openapi/control/types';
import {validateBody} from '@symblepay/openapi/validators/rejectItemCondition';
import type {CommandForTrade} from '../trade/command';
import {Refusal, refuseField} from '../refusal';
import type {Trade} from '../trade/trade';
import type {Party} from '../trade/parties';
import {runCarrierMagic} from '../world/magic-values';
import {
  failPayment,
  requireParty,
  payCheckout,
  perform,
  requirePayment,
  requireTrade,
  succeedPayment,
} from '../world/move-trade';
import {connectBankAccount, connectUser, requireUser} from '../world/connect-user';
import type {World} from '../world/world';
import {openPage, requireLinkedPayment} from './open-page';

/** Carries out the user's choice and returns where the browser goes next; null means it stays. */
export function choose(
  world: World,
  link: Link,
  choice: string,
  fields: Readonly<Record<string, string>> = {},
): {readonly returnTo: string | null} {
  const {title, paragraphs, choices} = openPage(world, link);
  if (!choices.some(({id}) => id === choice)) {
    // The page may have closed while the user looked at it.
    const why =
      choices.length > 0 ? 'The page does not offer this.' : [`${title}.`, ...paragraphs].join(' ');
    throw new Refusal('invalid-state', why);
  }
  switch (link.kind) {
    case 'connect':
      return chooseOnConnect(world, link, choice);
    case 'bank-account':
      if (choice === 'choose-account') {
        connectBankAccount(world, requireUser(world, link.organisationId, link.marketplaceUserId));
      }
      return finish(world, link, link.returnUrl);
    case 'checkout':
      return chooseOnCheckout(world, link, choice);
    case 'payment':
      return chooseOnPayment(world, link, choice);
    case 'status':
      chooseOnStatus(world, link, choice, fields);
      return {returnTo: null};
  }
}

function finish(world: World, link: Link, returnTo: string) {
  world.kept.links.put({...link, state: 'used'});
  return {returnTo};
}

function chooseOnConnect(world: World, link: ConnectLink, choice: string) {
  if (choice === 'cancel') return finish(world, link, link.cancelUrl);
  connectUser(world, link.organisationId, link.marketplaceUserId, link.kycLevel);
  return finish(world, link, link.successUrl);
}

/** Leaving an unpaid checkout keeps it open: the payer may come back by the same link. */
function chooseOnCheckout(world: World, link: CheckoutLink, choice: string) {
  if (choice !== 'pay') return {returnTo: link.cancelUrl};
  payCheckout(world, requireTrade(world, link.organisationId, link.tradeId));
  return finish(world, link, link.successUrl);
}

/** Leaving a payment fails it, as declining does (an assumption). */
function chooseOnPayment(world: World, link: PaymentLink, choice: string) {
  const {trade, payment} = requireLinkedPayment(world, link);
  if (choice !== 'pay') {
    failPayment(world, trade, payment);
    return finish(world, link, link.cancelUrl);
  }
  runCarrierMagic(world, succeedPayment(world, trade, payment).trade);
  return finish(world, link, link.successUrl);
}

function chooseOnStatus(
  world: World,
  link: StatusLink,
  choice: string,
  fields: Readonly<Record<string, string>>,
): void {
  const trade = requireTrade(world, link.organisationId, link.tradeId);
  const by = requireParty(trade, link.marketplaceUserId);
  if (choice === 'pay' || choice === 'accept-and-pay') {
    payCheckout(world, trade);
  } else if (choice.startsWith('buy-')) {
    buyLabel(world, trade, by, Number(choice.slice('buy-'.length)));
  } else {
    perform(world, trade, readCommand(choice, by, fields.reason ?? ''));
  }
}

const commands = {
  'accept-invitation': 'acceptInvitation',
  'reject-invitation': 'rejectInvitation',
  abandon: 'abandonTrade',
  'accept-condition': 'acceptItemCondition',
} as const;

function readCommand(choice: string, by: Party, reason: string): CommandForTrade {
  if (choice === 'reject-condition') {
    const [error] = validateBody({reason});
    if (error) throw refuseField(error.key, error.value);
    return {on: 'rejectItemCondition', by, reason};
  }
  // The caller has checked that the page offers this choice.
  return {on: commands[choice as keyof typeof commands], by};
}

function buyLabel(world: World, trade: Trade, by: Party, optionIndex: number): void {
  const isReturn = trade.state === 'awaitingReturnShipment';
  const option = trade.terms.shipping?.options[optionIndex];
  if (!option || option.method === 'Bring') {
    throw new Refusal('invalid-state', 'The page does not offer this.');
  }
  const opened = perform(world, trade, {
    on: isReturn ? 'buyReturnShipment' : 'buyShipment',
    by,
    newPaymentId: world.nextId(),
    price: isReturn ? option.returnPrice : option.deliveryPrice,
    provider: option.method,
    weight: trade.terms.shipping.expectedMaxWeight,
  });
  runCarrierMagic(world, succeedPayment(world, opened.trade, requirePayment(opened)).trade);
}
