import type {CheckoutLink, ConnectLink, Link, PaymentLink} from '@symblepay/openapi/control/types';
import {formatKroner} from '../trade/money';
import {Refusal} from '../refusal';
import {stateRows} from '../trade/states';
import type {Trade} from '../trade/trade';
import {explainSettled, lostItsKey, soldElsewhere} from '../trade/unpayable';
import {requireParty, requireTrade} from '../world/move-trade';
import type {World} from '../world/world';
import {escrowAmountOf, feeOf} from '../trade/fees';
import type {HostedPage} from './page';
import {blankPage, modelNote} from './page';
import {statusPage} from './status-page';
import {findWayBack} from './way-back';

/** The link behind a page, as long as it can be used. */
export function requireLink(world: World, kind: string, token: string): Link {
  const link = world.kept.links.find(token);
  if (link?.kind !== kind) throw new Refusal('not-found', 'This page does not exist.');
  if (link.state === 'used') throw new Refusal('invalid-state', 'This link has been used.');
  if (link.state === 'void') throw new Refusal('invalid-state', 'A newer link replaced this one.');
  return link;
}

/** The page for a link that cannot be used: the reason and, for a known link, the way back. */
export function refusalPage(world: World, token: string, {detail}: Refusal): HostedPage {
  const link = world.kept.links.find(token);
  return {
    ...blankPage,
    title: "That didn't work",
    paragraphs: [detail],
    isRefusal: true,
    ...(link && {backUrl: findWayBack(world, link)}),
  };
}

export function openPage(world: World, link: Link): HostedPage {
  switch (link.kind) {
    case 'connect':
      return connectPage(link);
    case 'bank-account':
      return {
        title: 'Choose your payout account',
        paragraphs: ['Sign in to your bank and choose the account your payouts go to.'],
        facts: [{label: 'User', value: link.marketplaceUserId}],
        choices: [
          {id: 'choose-account', label: 'Choose the sandbox account', isMain: true},
          {id: 'cancel', label: 'Cancel'},
        ],
        note: modelNote,
      };
    case 'checkout':
      return checkoutPage(world, link);
    case 'payment':
      return paymentPage(world, link);
    case 'status': {
      const trade = requireTrade(world, link.organisationId, link.tradeId);
      const party = requireParty(trade, link.marketplaceUserId);
      return statusPage(trade, party, link.returnUrl);
    }
  }
}

function connectPage(link: ConnectLink): HostedPage {
  return {
    title: 'Connect with Symblepay',
    paragraphs: [
      'Sign in with the national digital ID to connect your account, or to create one.',
      ...(link.kycLevel === 2 ? ['Have your passport ready for the next step.'] : []),
      ...(link.forceOnboarding ? ["Sign in again, even if you're already signed in."] : []),
    ],
    facts: [
      {label: 'User', value: link.marketplaceUserId},
      {label: 'KYC level', value: String(link.kycLevel)},
    ],
    choices: [
      {id: 'sign-in', label: 'Sign in', isMain: true},
      {id: 'cancel', label: 'Cancel'},
    ],
    note: modelNote,
  };
}

function checkoutPage(world: World, link: CheckoutLink): HostedPage {
  const trade = requireTrade(world, link.organisationId, link.tradeId);
  const {terms} = trade;
  if (stateRows[trade.state].payable !== 'escrow') {
    return {
      ...blankPage,
      title: 'This checkout is closed',
      paragraphs: [explainClosed(trade)],
      facts: [{label: 'Item', value: terms.title}],
      backUrl: findWayBack(world, link),
    };
  }
  const total = formatKroner(escrowAmountOf(terms));
  return {
    title: 'Pay into escrow',
    paragraphs: [terms.description.slice(0, 500), heldUntilApproved],
    facts: [
      {label: 'Item', value: terms.title},
      {label: 'Price', value: formatKroner(terms.price)},
      {label: 'Fee', value: formatKroner(feeOf(terms, 'payer').amount)},
      {label: 'Total', value: total},
    ],
    choices: payChoices(total),
    note: modelNote,
  };
}

function explainClosed(trade: Trade): string {
  if (trade.dates['contract.paid'] !== undefined) return 'You have already paid.';
  return lostItsKey(trade) ? soldElsewhere : 'The trade was cancelled. No money was taken.';
}

const heldUntilApproved = 'Symblepay holds your money until you approve the item.';

const paymentTexts = {
  escrow: {title: 'Pay into escrow', paragraphs: [heldUntilApproved]},
  shipment: {title: 'Pay for the shipping label', paragraphs: []},
  return: {title: 'Pay for the return label', paragraphs: []},
} as const;

function paymentPage(world: World, link: PaymentLink): HostedPage {
  const {terms, payment} = requireLinkedPayment(world, link);
  return {
    ...paymentTexts[payment.purpose],
    facts: [
      {label: 'Item', value: terms.title},
      {label: 'Amount', value: formatKroner(payment.amount)},
    ],
    choices: payChoices(formatKroner(payment.amount)),
    note: modelNote,
  };
}

function payChoices(amount: string): HostedPage['choices'] {
  return [
    {id: 'pay', label: `Pay ${amount}`, isMain: true},
    {id: 'decline', label: 'Simulate a declined payment'},
    {id: 'cancel', label: 'Cancel'},
  ];
}

export function requireLinkedPayment(world: World, link: PaymentLink) {
  const trade: Trade = requireTrade(world, link.organisationId, link.tradeId);
  const payment = trade.payments.find(({id}) => id === link.paymentId);
  if (!payment) throw new Refusal('not-found', 'The payment id was not known');
  if (payment.state !== 'Pending') {
    throw new Refusal('invalid-state', explainSettled(trade, payment));
  }
  return {trade, terms: trade.terms, payment};
}
