import type {PaymentChange, TradeEvent, TradeState} from '@symblepay/openapi/control/types';
import type {MilestoneId} from '@symblepay/openapi/types';
import {findNextBankingDay} from './banking-days';
import type {Command, CommandForTrade, CommandOf} from './command';
import {blankTrade} from './evolve';
import {guards} from './guards';
import type {Effect} from './money-rules';
import {moneyRules} from './money-rules';
import type {Actor} from './parties';
import {actors} from './parties';
import type {Payment, PaymentPurpose} from './payment';
import {findPayment} from './payment';
import type {Instant} from './phases';
import {Refusal} from '../refusal';
import {findPayingParty} from './shipping';
import {stateRows} from './states';
import type {Trade} from './trade';
import type {AllowedActor, MilestoneRule, Row} from './transition';
import {transitions} from './transitions';
import type {Trigger} from './triggers';

const rowsByTrigger = new Map<Trigger, readonly Row[]>();
for (const row of transitions) {
  rowsByTrigger.set(row.on, [...(rowsByTrigger.get(row.on) ?? []), row]);
}

type Decision = {
  readonly row: Row;
  /** Absent when the call changes nothing. */
  readonly event?: TradeEvent;
  /** The payment that was opened, found or settled. */
  readonly payment?: Payment;
};

export function initiate(
  command: CommandOf<'initiateTrade'>,
  now: Instant,
): Decision & {readonly event: TradeEvent} {
  const {row, event} = follow(blankTrade(command.terms), command, now);
  if (!event) throw new Error(`Row ${row.id} makes a trade, so it makes an event.`);
  return {row, event};
}

/**
 * Says what a command does to a trade, or throws a Refusal. In order:
 *   1. rows for this trigger in this state, else invalid-state (already-paid for a repeated purchase)
 *   2. of those, rows that this actor may use, else wrong-role
 *   3. of those, the first whose guards all hold, else the last guard's refusal
 */
export function decide(trade: Trade, command: CommandForTrade, now: Instant): Decision {
  return follow(trade, command, now);
}

/** Whether the trigger can do anything in this state, whoever sends it. */
export function hasRow(state: TradeState, on: Trigger): boolean {
  return findRows(state, on).length > 0;
}

function follow(trade: Trade, command: Command, now: Instant): Decision {
  const row = chooseRow(trade, command, now);
  const {
    movements = [],
    payments: changes = [],
    payment,
    label,
  } = row.money ? ask<Effect>(moneyRules[row.money], trade, command, now) : {};
  const to = resolveState(row, trade);
  const payments = stateRows[to].finish ? [...changes, ...failPending(trade, changes)] : changes;
  const dates = (row.sets ?? []).filter((date) => trade.dates[date] === undefined);
  const decision = {row, ...(payment && {payment})};
  if (row.to === 'same' && [dates, movements, payments].every(({length}) => length === 0)) {
    return decision;
  }
  const event: TradeEvent = {
    transition: row.id,
    at: now,
    by: command.by,
    to,
    dates,
    milestones: (row.milestones ?? []).map((rule) => resolveMilestone(rule, command)),
    movements,
    payments,
    ...keepDetails(trade, command),
    ...(label && {label}),
  };
  return {...decision, event: putOffPayout(trade, event)};
}

/** A row that creates a trade comes from no state. */
function findRows(state: TradeState, on: Trigger): readonly Row[] {
  const rows = rowsByTrigger.get(on) ?? [];
  return rows.filter(({from}) => from.length === 0 || from.includes(state));
}

function chooseRow(trade: Trade, command: Command, now: Instant): Row {
  const possible = findRows(trade.state, command.on);
  if (possible.length === 0) throw refuseState(trade, command);
  const isAllowed = (actor: Actor) => (row: Row) => mayAct(row.by, trade, actor);
  let refusal: Refusal | undefined;
  for (const row of possible.filter(isAllowed(command.by))) {
    const failed = (row.guards ?? [])
      .map((name) => ask(guards[name], trade, command, now))
      .find((result) => result !== undefined);
    if (!failed) return row;
    refusal = failed;
  }
  if (refusal) throw refusal;
  const entitled = actors.filter((actor) => possible.some(isAllowed(actor))).join(' or the ');
  const detail = entitled
    ? `Only the ${entitled} can do this.`
    : 'Nobody can do this in this trade now.';
  throw new Refusal('wrong-role', detail);
}

/**
 * The cast is safe: the types of the table let a row name only rules that its trigger satisfies, and
 * the row was found by the trigger of this command.
 */
function ask<Result>(
  rule: (trade: never, command: never, now: Instant) => Result,
  trade: Trade,
  command: Command,
  now: Instant,
): Result {
  return (rule as (trade: Trade, command: Command, now: Instant) => Result)(trade, command, now);
}

function mayAct(by: AllowedActor, trade: Trade, actor: Actor): boolean {
  switch (by) {
    case 'invitee':
      return actor === (trade.terms.createdBy === 'payer' ? 'payee' : 'payer');
    case 'anyParty':
      return actor === 'payer' || actor === 'payee';
    case 'payingParty':
      return actor === findPayingParty(trade);
    default:
      return actor === (by satisfies Actor);
  }
}

const purchases: Readonly<Partial<Record<Trigger, PaymentPurpose>>> = {
  payToEscrow: 'escrow',
  acceptInvitationAndPay: 'escrow',
  'escrow-payment.succeeded': 'escrow',
  'checkout.succeeded': 'escrow',
  buyShipment: 'shipment',
  buyReturnShipment: 'return',
};

/** Repeating a paid purchase has its own code, which tells the caller that all is well. */
function refuseState({payments, state}: Trade, {on}: Command): Refusal {
  const purpose = purchases[on];
  if (purpose && findPayment(payments, purpose, 'Paid')) {
    return new Refusal('already-paid', 'This has already been paid.');
  }
  return new Refusal('invalid-state', `Not possible now. ${stateRows[state].meaning}`);
}

function resolveState({to}: Row, trade: Trade): TradeState {
  if (to === 'same') return trade.state;
  if (to !== 'delivery') return to;
  return trade.terms.shipping ? 'awaitingShipment' : 'manualDelivery';
}

function resolveMilestone(rule: MilestoneRule, {by}: Command): MilestoneId {
  if (typeof rule === 'string') return rule;
  if (by === 'payer' || by === 'payee') return rule[by];
  throw new Error(`The ${by} is no party, so no milestone names them.`);
}

function keepDetails(
  {terms}: Trade,
  command: Command,
): Partial<Pick<TradeEvent, 'terms' | 'receiverShop' | 'reason'>> {
  switch (command.on) {
    case 'initiateTrade':
      return {terms: command.terms};
    case 'acceptInvitationAndPay':
      return terms.shipping && command.receiverShop ? {receiverShop: command.receiverShop} : {};
    case 'rejectItemCondition':
      return {reason: command.reason};
    default:
      return {};
  }
}

/** A finished trade takes no more money. */
function failPending(trade: Trade, changes: readonly PaymentChange[]): readonly PaymentChange[] {
  const paid = new Set(changes.flatMap((change) => ('paid' in change ? [change.paid] : [])));
  return trade.payments
    .filter(({id, state}) => state === 'Pending' && !paid.has(id))
    .map(({id}) => ({failed: id}));
}

/** Where the terms want it, the money of the event that ends a trade waits for row T50. */
function putOffPayout({finishedOn, terms}: Trade, event: TradeEvent): TradeEvent {
  const releases = event.dates.includes('finished.released') && finishedOn === undefined;
  if (!releases || terms.payout !== 'next-banking-day') return event;
  return {
    ...event,
    dates: event.dates.filter((date) => date !== 'finished.released'),
    movements: [],
    putOff: {until: findNextBankingDay(event.at), movements: event.movements},
  };
}
