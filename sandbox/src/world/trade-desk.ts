import type {Payment} from '../payment/payment';
import type {Command} from '../trade/command';
import {decide} from '../trade/decide';
import {findDeadline} from '../trade/deadlines';
import {releasePayout} from '../trade/payout';
import {toIsoDate} from '../trade/phases';
import {Refusal} from '../trade/refusal';
import type {Trade, TradeEvent, TradeTerms} from '../trade/trade';
import type {BareHappening} from '../trade/command';
import type {Actor, Party} from '../trade/transition';
import type {TransitionId} from '../trade/transitions';
import {requireRoom} from './room';
import type {World} from './world';

export type Outcome = {
  readonly trade: Trade;
  readonly transition: TransitionId;
  readonly payment?: Payment;
};

/** Carries out commands on trades: decide, record, notify, and what follows for other trades. */

export function initiateTrade(world: World, terms: TradeTerms): Outcome {
  requireRoom('trades', world.trades.countLasting());
  return run(world, undefined, terms.tradeId, {
    on: 'initiateTrade',
    by: 'marketplace',
    terms,
    payeeIsConnected: world.findUser(terms.organisationId, terms.payee) !== undefined,
    uniquenessKeyIsPaid: isKeyPaid(world, terms),
  });
}

export function perform(world: World, trade: Trade, command: Command): Outcome {
  return run(world, trade, trade.terms.tradeId, command);
}

/** The payer pays on the checkout page, whatever of accepting and opening a payment is missing. */
export function payCheckout(world: World, trade: Trade): Outcome {
  if (trade.state === 'invited' && trade.terms.createdBy === 'payee') {
    return perform(world, trade, {
      on: 'checkout.succeeded',
      by: 'payer',
      newPaymentId: world.nextId(),
      uniquenessKeyIsPaid: isKeyPaid(world, trade.terms),
    });
  }
  const opened = perform(world, trade, {
    on: 'payToEscrow',
    by: 'payer',
    newPaymentId: world.nextId(),
  });
  return succeedPayment(world, opened.trade, requirePayment(opened));
}

export function succeedPayment(world: World, trade: Trade, payment: Payment): Outcome {
  const {id: paymentId, paidBy: by} = payment;
  switch (payment.purpose) {
    case 'escrow':
      return perform(world, trade, {
        on: 'escrow-payment.succeeded',
        by,
        paymentId,
        uniquenessKeyIsPaid: isKeyPaid(world, trade.terms),
      });
    case 'shipment':
      return perform(world, trade, {on: 'shipment-payment.succeeded', by, paymentId});
    case 'return':
      return perform(world, trade, {on: 'return-shipment-payment.succeeded', by, paymentId});
  }
}

export function failPayment(world: World, trade: Trade, payment: Payment): Outcome {
  return perform(world, trade, {
    on: 'payment.failed',
    by: payment.paidBy,
    paymentId: payment.id,
  });
}

/** What the carrier, the insurer or support does. */
export function happen(world: World, trade: Trade, on: BareHappening, by: Actor): Outcome {
  return perform(world, trade, {on, by});
}

/** Lets the trade's deadline pass, or its money move. The clock stands at it. */
export function passDeadline(world: World, trade: Trade): void {
  const release = releasePayout(trade, world.now());
  if (release) world.trades.record(trade.terms.tradeId, release);
  if (!findDeadline(trade)) return;
  perform(world, trade, {on: 'deadline.passed', by: 'clock'});
}

export function partyOf({terms}: Trade, marketplaceUserId: string): Party | undefined {
  if (terms.payer === marketplaceUserId) return 'payer';
  return terms.payee === marketplaceUserId ? 'payee' : undefined;
}

export function requirePayment({payment, transition}: Outcome): Payment {
  if (!payment) throw new Error(`Row ${transition} has no payment.`);
  return payment;
}

function run(world: World, trade: Trade | undefined, tradeId: string, command: Command): Outcome {
  const {event, payment, transition} = decide(trade, command, world.now());
  world.trace.push(transition);
  if (!event) {
    if (!trade) throw new Error(`Row ${transition} made nothing of no trade.`);
    return {trade, transition, ...(payment && {payment})};
  }
  if (event.to === trade?.state) {
    requireRoom('tradeEvents', world.trades.find(tradeId)?.events.length ?? 0);
  }
  const after = world.trades.record(tradeId, event);
  if (after.state !== trade?.state) notifyOfTrade(world, after, event);
  if (event.dates.includes('contract.paid')) closeSharedCheckouts(world, after);
  const settled = payment && after.payments.find(({id}) => id === payment.id);
  return {trade: after, transition, ...(settled && {payment: settled})};
}

function notifyOfTrade(world: World, trade: Trade, event: TradeEvent): void {
  const {organisationId, tradeId} = trade.terms;
  const latest = trade.milestones.at(-1);
  world.notify({
    organisationId,
    transition: event.transition,
    body: {
      id: world.nextId(),
      eventName: 'trade.changed',
      eventDate: toIsoDate(event.at),
      tradeId,
      ...(latest && {state: latest.id}),
    },
  });
}

/** At most one successful checkout per key: once one is paid, the others are over. */
function closeSharedCheckouts(world: World, paid: Trade): void {
  const {organisationId, checkoutUniquenessKey: key, tradeId} = paid.terms;
  if (key === undefined) return;
  for (const other of world.trades.listByUniquenessKey(organisationId, key)) {
    if (other.terms.tradeId === tradeId) continue;
    if (other.state === 'invited' || other.state === 'accepted') {
      perform(world, other, {on: 'cancelTrade', by: 'system'});
    }
  }
}

function isKeyPaid(
  world: World,
  {organisationId, checkoutUniquenessKey: key}: TradeTerms,
): boolean {
  if (key === undefined) return false;
  return world.trades
    .listByUniquenessKey(organisationId, key)
    .some(({dates}) => dates['contract.paid'] !== undefined);
}

/** A trade of the caller's own organisation; another's is as unknown as none. */
export function requireTrade(world: World, organisationId: string, tradeId: string): Trade {
  const trade = world.trades.find(tradeId)?.trade;
  if (trade?.terms.organisationId !== organisationId) {
    throw new Refusal('not-found', 'The trade id was not known');
  }
  return trade;
}
