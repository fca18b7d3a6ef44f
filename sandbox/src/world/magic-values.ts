import type {Link} from '@symblepay/openapi/control/types';
import type {Payment} from '../trade/payment';
import type {Trade} from '../trade/trade';
import {failPayment, payCheckout, perform, succeedPayment} from './move-trade';
import {connectBankAccount, connectUser} from './connect-user';
import type {World} from './world';

type MagicValue = {
  readonly field: string;
  readonly match: 'starts with' | 'contains';
  readonly text: string;
  readonly effect: string;
};

/** Values that make the sandbox go on by itself, for scripts that cannot click. */
export const magicValues = {
  autoUser: {
    field: 'marketplaceUserId',
    match: 'starts with',
    text: 'auto-',
    effect: 'Connect and payout-account links complete at once, as if the user had signed in.',
  },
  autoPay: {
    field: 'referenceId',
    match: 'contains',
    text: 'auto-pay',
    effect: 'The checkout is paid at once, and every payment as soon as its link is created.',
  },
  autoDecline: {
    field: 'referenceId',
    match: 'contains',
    text: 'auto-decline',
    effect: 'Every payment fails as soon as its link is created.',
  },
  autoDeliver: {
    field: 'referenceId',
    match: 'contains',
    text: 'auto-deliver',
    effect:
      'A parcel with a paid label is handed in, reaches the shop and is delivered at once. Returns too.',
  },
  autoLose: {
    field: 'referenceId',
    match: 'contains',
    text: 'auto-lose',
    effect: 'A parcel with a paid label is handed in and lost at once. Returns too.',
  },
} as const satisfies Record<string, MagicValue>;

export function runUserMagic(world: World, link: Link): void {
  const {organisationId, marketplaceUserId} = link;
  if (!marketplaceUserId.startsWith(magicValues.autoUser.text)) return;
  if (link.kind === 'connect') {
    connectUser(world, organisationId, marketplaceUserId, link.kycLevel);
  }
  const user = world.kept.users.find(organisationId, marketplaceUserId);
  if (link.kind === 'bank-account' && user) connectBankAccount(world, user);
  world.kept.links.put({...link, state: 'used'});
}

export function runTradeMagic(world: World, trade: Trade): void {
  if (asksFor(trade, 'autoPay')) payCheckout(world, trade);
}

export function runPaymentMagic(world: World, trade: Trade, payment: Payment): void {
  if (asksFor(trade, 'autoDecline')) {
    failPayment(world, trade, payment);
  } else if (asksFor(trade, 'autoPay')) {
    runCarrierMagic(world, succeedPayment(world, trade, payment).trade);
  }
}

/** Moves the parcel of a trade whose label was just paid. */
export function runCarrierMagic(world: World, trade: Trade): void {
  const isReturn = trade.state === 'awaitingReturnHandIn';
  if (!isReturn && trade.state !== 'awaitingHandIn') return;
  const kind = isReturn ? 'return' : 'shipment';
  const steps = asksFor(trade, 'autoLose')
    ? (['sent', 'lost'] as const)
    : asksFor(trade, 'autoDeliver')
      ? (['sent', 'ready-for-pickup', 'delivered'] as const)
      : [];
  let moved = trade;
  for (const step of steps) {
    moved = perform(world, moved, {on: `${kind}.${step}`, by: 'carrier'}).trade;
  }
}

function asksFor({terms}: Trade, name: Exclude<keyof typeof magicValues, 'autoUser'>): boolean {
  return terms.referenceId?.includes(magicValues[name].text) ?? false;
}
