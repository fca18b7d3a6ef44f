import type {TradeState} from '@symblepay/openapi/control/types';
import type {CommandForTrade} from '../trade/command';
import {decide} from '../trade/decide';
import type {Actor} from '../trade/parties';
import {Refusal} from '../refusal';
import {stateRows, tradeStates} from '../trade/states';
import type {Trade} from '../trade/trade';
import type {TradeCall} from '../trade/triggers';
import type {History} from './a-trade';
import {bring, perform, someCommand, start} from './a-trade';

/**
 * Who may make which call in which state, written by hand from the model and not from the table,
 * so that the two can disagree. P payer, E payee, M marketplace, I invitee, B whoever pays for the label.
 */
const calls = [
  'acceptInvitation',
  'rejectInvitation',
  'acceptInvitationAndPay',
  'payToEscrow',
  'abandonTrade',
  'cancelTrade',
  'buyShipment',
  'buyReturnShipment',
  'acceptItemCondition',
  'rejectItemCondition',
  'reimbursePayer',
] as const satisfies readonly Exclude<TradeCall, 'initiateTrade'>[];

const matrix = `
INVITED         I:T02 I:T03 P:T06 P:T07 PE:T13      M:T12 .     .     .     .     .
ACCEPTED        .     .     .     P:T07 PE:T13      M:T12 .     .     .     .     .
PAID_UNACCEPTED E:T04 E:T05 .     .     P:T15       .     .     .     .     .     M:T46
D_LABEL         .     .     .     .     E:T19/P:T20 .     B:T17 .     .     .     M:T46
D_READY         .     .     .     .     E:T19/P:T20 .     .     .     .     .     M:T46
D_SENT          .     .     .     .     .           .     .     .     .     .     M:T46
D_PICKUP        .     .     .     .     .           .     .     .     .     .     M:T46
D_DELIVERED     .     .     .     .     .           .     .     .     P:T27 P:T29 M:T46
D_LOST          .     .     .     .     .           .     .     .     .     .     M:T46
D_MANUAL        .     .     .     .     E:T19/P:T20 .     .     .     P:T30 P:T31 M:T46
R_LABEL         .     .     .     .     .           .     .     B:T33 .     .     M:T46
R_READY         .     .     .     .     .           .     .     .     .     .     M:T46
R_SENT          .     .     .     .     .           .     .     .     .     .     M:T46
R_PICKUP        .     .     .     .     .           .     .     .     .     .     M:T46
R_DELIVERED     .     .     .     .     .           .     .     .     E:T41 E:T43 M:T46
R_LOST          .     .     .     .     .           .     .     .     .     .     M:T46
R_MANUAL        .     .     .     .     .           .     .     .     E:T41 E:T43 M:T46
R_DISPUTED      .     .     .     .     .           .     .     .     .     .     M:T46
F_SUCCEEDED     .     .     .     .     .           .     .     .     .     .     .
F_CANCELLED     .     .     .     .     .           M:T49 .     .     .     .     .
F_RETURNED      .     .     .     .     .           .     .     .     .     .     .
`;

/** T47, the second row of the reimbursement column: all that is held. */
export const fullyReimbursed = [
  'PAID_UNACCEPTED',
  'D_LABEL',
  'D_READY',
  'D_MANUAL',
  'D_DELIVERED',
  'R_DISPUTED',
];

export const cells = new Map(
  matrix
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...columns] = line.split(/\s+/);
      return columns.map((cell, index) => [`${code} ${String(calls[index])}`, cell] as const);
    }),
);

function expectedRow({trade, events}: History, call: TradeCall, by: Actor): string | undefined {
  const cell = cells.get(`${stateRows[trade.state].code} ${call}`) ?? '.';
  if (cell === '.') return undefined;
  const invitee = trade.terms.createdBy === 'payer' ? 'payee' : 'payer';
  if (trade.state === 'invited' && invitee === 'payee' && call === 'acceptInvitationAndPay') {
    return undefined;
  }
  if (trade.state === 'invited' && invitee === 'payer' && call === 'payToEscrow') return undefined;
  if (cell === 'M:T49' && events.at(-1)?.transition !== 'T12') return undefined;
  const paidBy = call === 'buyShipment' ? trade.terms.shipping?.paidBy : 'Payer';
  const letters = {
    payer: `P${invitee === 'payer' ? 'I' : ''}${paidBy === 'Payer' ? 'B' : ''}`,
    payee: `E${invitee === 'payee' ? 'I' : ''}${paidBy === 'Payee' ? 'B' : ''}`,
    marketplace: 'M',
  }[by as 'payer' | 'payee' | 'marketplace'];
  return cell
    .split('/')
    .map((entry) => entry.split(':'))
    .find(([who = '']) => new RegExp(`[${letters}]`).test(who))?.[1];
}

const callers = (call: TradeCall): readonly Actor[] =>
  call === 'cancelTrade' || call === 'reimbursePayer'
    ? ['marketplace', 'payer', 'payee']
    : ['payer', 'payee'];

/** One cell: a trade, a call, who makes it, and the row that must follow, if any. */
type Case = {
  readonly trade: Trade;
  readonly command: CommandForTrade;
  readonly row: string | undefined;
  readonly title: string;
};

export function listCases(state: TradeState): readonly Case[] {
  const variants: readonly History[] = [
    bring(state),
    ...(state === 'invited' || state === 'accepted' ? [invitedByPayer(state)] : []),
    ...(state === 'cancelled' ? cancelledInOtherWays() : []),
  ];
  return variants.flatMap((history) => {
    const {trade} = history;
    const origin = `created by the ${trade.terms.createdBy}, after ${history.row}`;
    return [
      ...calls.flatMap((call) =>
        callers(call).map((by) => {
          const row = expectedRow(history, call, by);
          const title = `${row ? `follows ${row}` : 'refuses'} on ${call} by the ${by}, ${origin}`;
          return {trade, command: someCommand(call, by, trade), row, title};
        }),
      ),
      wholeReimbursement(trade, origin),
    ];
  });
}

/** What the model does with a case: the row it follows, or nothing when it refuses. */
export function followedRow({trade, command}: Case): string | undefined {
  try {
    return decide(trade, command, Number.MAX_SAFE_INTEGER).row.id;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export function findWrongCells(): readonly string[] {
  return tradeStates.flatMap((state) =>
    listCases(state)
      .filter((one) => followedRow(one) !== one.row)
      .map(({title}) => `${state} ${title}`),
  );
}

function wholeReimbursement(trade: Trade, origin: string): Case {
  const isLegal = fullyReimbursed.includes(stateRows[trade.state].code);
  const amount = Math.max(trade.balances.escrowedPrice, 1);
  return {
    trade,
    command: {on: 'reimbursePayer', by: 'marketplace', named: 'payer', amount},
    row: isLegal ? 'T47' : undefined,
    title: `${isLegal ? 'ends' : 'refuses'} when all that is held is reimbursed, ${origin}`,
  };
}

function invitedByPayer(state: 'invited' | 'accepted'): History {
  const history = bring('invited', {createdBy: 'payer'});
  if (state === 'invited') return history;
  return perform(history, someCommand('acceptInvitation', 'payee'), 1);
}

/** By the marketplace, by time, by another checkout with the key, and by paying all of it back. */
function cancelledInOtherWays(): readonly History[] {
  const paid = bring('awaitingShipment');
  const amount = paid.trade.balances.escrowedPrice;
  return [
    perform(start(), someCommand('cancelTrade', 'marketplace'), 1),
    perform(start(), someCommand('deadline.passed', 'clock'), Number.MAX_SAFE_INTEGER),
    perform(start(), someCommand('uniqueness-key.paid', 'system'), 1),
    perform(paid, {on: 'reimbursePayer', by: 'marketplace', named: 'payer', amount}, 1),
  ];
}
