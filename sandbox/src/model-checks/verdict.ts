import type {PaymentChange, TradeState} from '@symblepay/openapi/control/types';
import fc from 'fast-check';
import type {CommandForTrade} from '../trade/command';
import {decide} from '../trade/decide';
import {evolve} from '../trade/evolve';
import {computeFee, toScaledPercentage} from '../trade/fees';
import {toKroner, toOere} from '../trade/money';
import type {Actor} from '../trade/parties';
import {actors} from '../trade/parties';
import {Refusal} from '../refusal';
import {stateRows} from '../trade/states';
import type {Trade} from '../trade/trade';
import {viewTrade} from '../trade/trade-view';
import type {Row} from '../trade/transition';
import {transitions} from '../trade/transitions';
import type {History} from './a-trade';
import {bring, noon, perform, someCommand, start} from './a-trade';
import {Coverage} from './coverage';
import {findWrongEdge} from './edge-cases';
import {expectedRows} from './expected-rows';
import {computeFeeWithBigIntegers} from './fee-oracle';
import {findBroken} from './invariants';
import {findWrongCells} from './matrix';
import {someWalk, walk} from './walk';

/**
 * Runs all checks of the model and stops at the first failure. The run over mutants uses it: it
 * must find a flaw in each.
 */
export function findFlaw(): string | undefined {
  return (
    findWrongRow() ?? findWrongCells()[0] ?? findWrongFee() ?? findWrongEdge() ?? findBrokenWalk()
  );
}

/** What a row does to a trade in a state, as one line: where to, dates, milestones, money. */
function describeRow(row: Row, from: TradeState): string {
  const before = prepare(row, from);
  const by = actors.find((actor) => follows(row, before.trade, actor));
  if (!by) return 'cannot be followed';
  const now = before.trade.due?.at ?? noon + 3_600_000;
  const command = makeCommand(row, before.trade, by);
  const {event} = decide(before.trade, command, now);
  const after = event ? evolve(before.trade, event) : before.trade;
  const {phases} = viewTrade(after, {payer: {}, payee: {}});
  return [
    `${by} -> ${after.state}`,
    event?.dates.join(' '),
    event?.milestones.join(' '),
    event?.movements.map((m) => `${m.from}>${m.to}:${m.amount}`).join(' '),
    event?.payments.map(describeChange).join(' '),
    event?.dates.some((date) => after.dates[date] !== now) ? 'dates are wrong' : '',
    phases.finished?.amount === undefined ? '' : `finished ${phases.finished.amount}`,
    after.due?.on === 'deadline.passed'
      ? `deadline ${stateRows[after.state].deadline?.kind ?? ''}`
      : '',
    row.setsOff ? `sets off ${row.setsOff}` : '',
    event && !row.silent ? '' : 'told to nobody',
  ]
    .filter(Boolean)
    .join(' | ');
}

function describeChange(change: PaymentChange): string {
  return 'opened' in change ? `opened:${change.opened.amount}` : Object.keys(change).join();
}

export function describeRows(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    transitions.flatMap((row) =>
      row.from.map((from) => [`${row.id} ${from}`, describeRow(row, from)]),
    ),
  );
}

function findWrongRow(): string | undefined {
  const rows = describeRows();
  return Object.keys({...rows, ...expectedRows}).find((key) => rows[key] !== expectedRows[key]);
}

/** Prioritized payees make the order of payouts visible. */
const prioritizedTerms = {prioritizedPayees: [{amount: 30_000}, {amount: 20_000}]};

/** A trade in the state, created by the party that the row is about, with a payment to settle. */
function prepare(row: Row, from: TradeState): History {
  if (row.id === 'T49') return perform(start(), someCommand('cancelTrade', 'marketplace'), noon);
  if (row.id === 'T50') return endLater(from);
  const needsPayer = ['T07', 'T09', 'T11', 'T51'].includes(row.id);
  const history = bring(
    from,
    from === 'invited' && needsPayer ? {...prioritizedTerms, createdBy: 'payer'} : prioritizedTerms,
  );
  const opening = {
    'escrow-payment.succeeded': 'payToEscrow',
    'shipment-payment.succeeded': 'buyShipment',
    'return-shipment-payment.succeeded': 'buyReturnShipment',
    'payment.failed':
      from === 'awaitingShipment'
        ? 'buyShipment'
        : from === 'awaitingReturnShipment'
          ? 'buyReturnShipment'
          : 'payToEscrow',
  } as const;
  if (!Object.hasOwn(opening, row.on)) return history;
  const on = opening[row.on as keyof typeof opening];
  return perform(history, someCommand(on, 'payer', history.trade, 'pending'), noon + 1_800_000);
}

/** A finished trade whose money waits for the next banking day. */
function endLater(state: TradeState): History {
  const terms = {...prioritizedTerms, payout: 'next-banking-day'} as const;
  if (state !== 'cancelled') return bring(state, terms);
  return perform(bring('awaitingShipment', terms), {on: 'abandonTrade', by: 'payee'}, noon);
}

function makeCommand({id, on}: Row, trade: Trade, by: Actor): CommandForTrade {
  if (on === 'initiateTrade') throw new Error(`Row ${id} is followed by no trade.`);
  if (id !== 'T47') return someCommand(on, by, trade, 'new');
  return {on: 'reimbursePayer', by, named: 'payer', amount: trade.balances.escrowedPrice};
}

function follows(row: Row, trade: Trade, by: Actor): boolean {
  try {
    const {row: followed} = decide(trade, makeCommand(row, trade, by), Number.MAX_SAFE_INTEGER);
    return followed.id === row.id;
  } catch {
    return false;
  }
}

function findWrongFee(): string | undefined {
  if (computeFee(1_000, {fixed: 0, percentage: 500}).variable !== 1) return 'half an øre';
  if (toKroner(52_050) !== 520.5) return '520.50 DKK';
  const kroner = fc
    .integer({min: 5_000, max: 9_999_999})
    .map((number) => (number / 1000).toFixed(3));
  const percentage = fc
    .integer({min: 0, max: 999_999})
    .map((number) => (number / 10_000).toFixed(4));
  return fc
    .sample(fc.tuple(kroner, percentage), {numRuns: 2_000, seed: 5})
    .find(([amount, percent]) => {
      const terms = {fixed: 7, percentage: toScaledPercentage(Number(percent))};
      const fee = computeFee(toOere(Number(amount)), terms);
      const expected = Number(computeFeeWithBigIntegers(amount, percent));
      return fee.variable !== expected || fee.amount !== expected + 7;
    })
    ?.join(' at ');
}

function findBrokenWalk(): string | undefined {
  const coverage = new Coverage();
  for (const {terms, choices} of fc.sample(someWalk, {numRuns: 500, seed: 47})) {
    for (const {after} of walk(terms, choices)) {
      if (after instanceof Refusal) continue;
      coverage.add(after);
      const [broken] = findBroken(after);
      if (broken !== undefined) return broken;
    }
  }
  return coverage.states.size < 21 ? `only ${coverage.states.size} states are reached` : undefined;
}
