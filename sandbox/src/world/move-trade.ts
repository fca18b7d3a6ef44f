import type {TradeEvent, TradeTerms} from '@symblepay/openapi/control/types';
import type {CommandForTrade, CommandOf} from '../trade/command';
import {decide, hasRow, initiate} from '../trade/decide';
import type {Party} from '../trade/parties';
import type {Payment} from '../trade/payment';
import {Refusal} from '../refusal';
import type {Trade} from '../trade/trade';
import type {Row} from '../trade/transition';
import type {World} from './world';

export type Outcome = {
  readonly trade: Trade;
  readonly payment?: Payment;
};

/**
 * Carries out commands on trades. The table decides; this looks up what commands need, records,
 * notifies, and passes on what a row sets off in other trades.
 */

export function initiateTrade(world: World, terms: TradeTerms): Outcome {
  world.trades.requireCapacity();
  const command: CommandOf<'initiateTrade'> = {
    on: 'initiateTrade',
    by: 'marketplace',
    terms,
    payeeIsConnected: world.kept.users.find(terms.organisationId, terms.payee) !== undefined,
    uniquenessKeyIsPaid: isKeyPaid(world, terms),
  };
  const {row, event} = initiate(command, world.now());
  return record(world, terms.tradeId, row, event);
}

export function perform(world: World, trade: Trade, command: CommandForTrade): Outcome {
  const {row, event, payment} = decide(trade, command, world.now());
  if (!event) {
    world.transitions.push(row.id);
    return {trade, ...(payment && {payment})};
  }
  const {tradeId} = trade.terms;
  // Never refuses what moves a trade on, nor the release of its money after the end.
  if (event.to === trade.state && !trade.finishedOn) {
    world.trades.requireCapacityOf(tradeId);
  }
  return record(world, tradeId, row, event, payment);
}

/** The payer pays on the checkout page, which also accepts and opens a payment where needed. */
export function payCheckout(world: World, trade: Trade): Outcome {
  return perform(world, trade, {
    on: 'checkout.succeeded',
    by: 'payer',
    newPaymentId: world.nextId(),
    uniquenessKeyIsPaid: isKeyPaid(world, trade.terms),
  });
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

export function partyOf({terms}: Trade, marketplaceUserId: string): Party | undefined {
  if (terms.payer === marketplaceUserId) return 'payer';
  return terms.payee === marketplaceUserId ? 'payee' : undefined;
}

/** To someone outside the trade, it does not exist. */
export function requireParty(trade: Trade, marketplaceUserId: string): Party {
  const party = partyOf(trade, marketplaceUserId);
  if (!party) throw new Refusal('not-found', 'The trade id was not known');
  return party;
}

export function requirePayment({payment, trade}: Outcome): Payment {
  if (!payment) throw new Error(`Nothing of trade ${trade.terms.tradeId} is paid here.`);
  return payment;
}

function record(
  world: World,
  tradeId: string,
  row: Row,
  event: TradeEvent,
  payment?: Payment,
): Outcome {
  world.transitions.push(row.id);
  if (event.by !== 'clock') world.meetTrade(tradeId);
  const trade = world.trades.record(tradeId, event);
  if (!row.silent) notifyOfTrade(world, trade, event);
  if (row.setsOff) setOff(world, trade, row.setsOff);
  const settled = payment && trade.payments.find(({id}) => id === payment.id);
  return {trade, ...(settled && {payment: settled})};
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
      eventDate: new Date(event.at).toISOString(),
      tradeId,
      ...(latest && {state: latest.id}),
    },
  });
}

/** Lets something happen to the other trades with the same key, where the table has a row for it. */
function setOff(world: World, {terms}: Trade, on: NonNullable<Row['setsOff']>): void {
  const {organisationId, checkoutUniquenessKey: key, tradeId} = terms;
  if (key === undefined) return;
  for (const other of world.trades.listByUniquenessKey(organisationId, key)) {
    if (other.terms.tradeId === tradeId || !hasRow(other.state, on)) continue;
    perform(world, other, {on, by: 'system'});
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

/** A trade of the caller's own organisation; others do not exist for it. */
export function requireTrade(world: World, organisationId: string, tradeId: string): Trade {
  const trade = world.trades.find(tradeId)?.trade;
  if (trade?.terms.organisationId !== organisationId) {
    throw new Refusal('not-found', 'The trade id was not known');
  }
  return trade;
}
