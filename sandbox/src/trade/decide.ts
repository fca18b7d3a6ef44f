import type {MilestoneId} from '@symblepay/openapi/types';
import type {Payment, PaymentChange} from '../payment/payment';
import type {Command} from './command';
import {findDeadline} from './deadlines';
import {blankTrade} from './evolve';
import {GUARDS, isAlreadyPaid} from './guards';
import {makeLabel} from './label';
import {labelPayer, MONEY_RULES} from './money-rules';
import {putOffPayout} from './payout';
import type {Instant} from './phases';
import {Refusal} from './refusal';
import type {TradeState} from './states';
import {isFinished, TRADE_STATES} from './states';
import type {Trade, TradeEvent} from './trade';
import type {Actor, AllowedActor, MilestoneRule, Party} from './transition';
import {ACTORS} from './transition';
import type {TransitionId} from './transitions';
import {TRANSITIONS} from './transitions';

type Row = (typeof TRANSITIONS)[number];

const rowsByTrigger = new Map<Command['on'], readonly Row[]>();
for (const row of TRANSITIONS) {
  rowsByTrigger.set(row.on, [...(rowsByTrigger.get(row.on) ?? []), row]);
}

type Decision = {
  readonly transition: TransitionId;
  /** Absent when the call only repeats what is so already. */
  readonly event?: TradeEvent;
  /** The payment that the call opened or found. */
  readonly payment?: Payment;
};

/**
 * Says what a command does to a trade, or throws a Refusal. In order:
 *   1. rows for this trigger in this state, else invalid-state (already-paid for a repeated purchase)
 *   2. of those, rows that this actor may use, else wrong-role
 *   3. of those, the first whose guards all hold, else the last guard's refusal
 */
export function decide(trade: Trade | undefined, command: Command, now: Instant): Decision {
  const row = chooseRow(trade, command, now);
  const before = trade ?? blankTrade(command);
  const money = row.money ? MONEY_RULES[row.money](before, command) : {movements: [], payments: []};
  const to = resolveState(row, before);
  const payments = isFinished(to)
    ? [...money.payments, ...failPending(before, money.payments)]
    : money.payments;
  const payment = findTouchedPayment(before, command, payments);
  if (to === trade?.state && payments.length === 0 && money.movements.length === 0) {
    return {transition: row.id, ...(payment && {payment})};
  }
  const event: TradeEvent = {
    transition: row.id,
    at: now,
    by: command.by,
    to,
    dates: (row.sets ?? []).filter((date) => before.dates[date] === undefined),
    milestones: (row.milestones ?? []).map((rule) => resolveMilestone(rule, command)),
    movements: money.movements,
    payments,
    ...(command.on === 'initiateTrade' && {terms: command.terms}),
    ...('receiverShop' in command && before.terms.shipping && {receiverShop: command.receiverShop}),
    ...('reason' in command && {reason: command.reason}),
    ...(row.money === 'payCarrier' && payment && {label: makeLabel(payment)}),
  };
  return {transition: row.id, event: putOffPayout(event, before.terms), ...(payment && {payment})};
}

function chooseRow(trade: Trade | undefined, command: Command, now: Instant): Row {
  const possible = (rowsByTrigger.get(command.on) ?? []).filter(({from}) =>
    trade ? from.includes(trade.state) : from.length === 0,
  );
  if (possible.length === 0) throw refuseState(trade, command);
  const isAllowed = (actor: Actor) => (row: Row) => !trade || mayAct(row.by, trade, actor, now);
  const allowed = possible.filter(isAllowed(command.by));
  let refusal: Refusal | undefined;
  for (const row of allowed) {
    const failed = (row.guards ?? [])
      .map((name) => GUARDS[name](termsOf(trade, command), trade, command))
      .find((result) => result !== undefined);
    if (!failed) return row;
    refusal = failed;
  }
  if (refusal) throw refusal;
  const entitled = ACTORS.filter((actor) => possible.some(isAllowed(actor))).join(' or the ');
  const but = entitled && `, but for the ${entitled}`;
  throw new Refusal('wrong-role', `Not for the ${command.by} to do in this trade${but}.`);
}

function mayAct(by: AllowedActor, trade: Trade, actor: Actor, now: Instant): boolean {
  switch (by) {
    case 'payer':
    case 'payee':
    case 'marketplace':
    case 'carrier':
    case 'system':
      return actor === by;
    case 'clock':
      return actor === by && (findDeadline(trade)?.at ?? Infinity) <= now;
    case 'invitee':
      return actor === inviteeOf(trade);
    case 'anyParty':
      return actor === 'payer' || actor === 'payee';
    case 'payingParty':
      return actor === payingPartyOf(trade);
    case 'shippingPayer':
      return actor === labelPayer(trade, 'shipment');
    case 'returnShippingPayer':
      return actor === labelPayer(trade, 'return');
    case 'marketplaceOrSystem':
      return actor === 'marketplace' || actor === 'system';
  }
}

function inviteeOf({terms}: Trade): Party {
  return terms.createdBy === 'payer' ? 'payee' : 'payer';
}

/** Whose payment can be pending in this state. */
function payingPartyOf(trade: Trade): Party {
  if (trade.state === 'awaitingShipment') return labelPayer(trade, 'shipment');
  return trade.state === 'awaitingReturnShipment' ? labelPayer(trade, 'return') : 'payer';
}

function termsOf(trade: Trade | undefined, command: Command) {
  if (trade) return trade.terms;
  if (command.on === 'initiateTrade') return command.terms;
  throw refuseState(trade, command);
}

function refuseState(trade: Trade | undefined, command: Command): Refusal {
  if (trade && isAlreadyPaid(trade, command)) {
    return new Refusal('already-paid', 'This is paid for already.');
  }
  const situation = trade ? TRADE_STATES[trade.state].meaning : 'The trade does not exist.';
  return new Refusal('invalid-state', `Not possible now. ${situation}`);
}

function resolveState({to}: Row, trade: Trade): TradeState {
  if (to === 'same') return trade.state;
  if (to !== 'delivery') return to;
  return trade.terms.shipping ? 'awaitingShipment' : 'manualDelivery';
}

function resolveMilestone(rule: MilestoneRule, {by}: Command): MilestoneId {
  if (typeof rule === 'string') return rule;
  return by === 'payee' ? rule.payee : rule.payer;
}

/** A finished trade takes no more money. */
function failPending(trade: Trade, changes: readonly PaymentChange[]): readonly PaymentChange[] {
  const paid = new Set(changes.flatMap((change) => ('paid' in change ? [change.paid] : [])));
  return trade.payments
    .filter(({id, state}) => state === 'Pending' && !paid.has(id))
    .map(({id}) => ({failed: id}));
}

function findTouchedPayment(
  trade: Trade,
  command: Command,
  changes: readonly PaymentChange[],
): Payment | undefined {
  for (const change of changes) if ('opened' in change) return change.opened;
  if ('paymentId' in command) return trade.payments.find(({id}) => id === command.paymentId);
  if (!('newPaymentId' in command)) return undefined;
  return trade.payments.find(
    ({state, purpose}) => state === 'Pending' && purpose === purposeOf(command.on),
  );
}

function purposeOf(on: Command['on']) {
  if (on === 'buyShipment') return 'shipment';
  return on === 'buyReturnShipment' ? 'return' : 'escrow';
}
