import type {Command} from '../trade/command';
import {decide} from '../trade/decide';
import {evolve} from '../trade/evolve';
import {Refusal} from '../trade/refusal';
import type {TradeState} from '../trade/states';
import {TRADE_STATES, tradeStates} from '../trade/states';
import type {Trade} from '../trade/trade';
import type {TradeCall} from '../trade/transition';
import type {History} from './a-trade';
import {bring, someCommand} from './a-trade';

/**
 * Who may make which call in which state, written by hand from the model and not from the table,
 * so that the two can disagree. P payer, E payee, M marketplace, I invitee, B who pays the label.
 */
const CALLS = [
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
] as const satisfies readonly TradeCall[];

const MATRIX = `
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
F_CANCELLED     .     .     .     .     .           .     .     .     .     .     .
F_RETURNED      .     .     .     .     .           .     .     .     .     .     .
`;

/** T47, the second row of the reimbursement column: all that is held. */
export const FULL_REIMBURSEMENT = [
  'PAID_UNACCEPTED',
  'D_LABEL',
  'D_READY',
  'D_MANUAL',
  'D_DELIVERED',
  'R_DISPUTED',
];

export const cells = new Map(
  MATRIX.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...columns] = line.split(/\s+/);
      return columns.map((cell, index) => [`${code} ${String(CALLS[index])}`, cell] as const);
    }),
);

function expectedRow(trade: Trade, call: TradeCall, by: Command['by']): string | undefined {
  const cell = cells.get(`${TRADE_STATES[trade.state].code} ${call}`) ?? '.';
  if (cell === '.') return undefined;
  const invitee = trade.terms.createdBy === 'payer' ? 'payee' : 'payer';
  if (trade.state === 'invited' && invitee === 'payee' && call === 'acceptInvitationAndPay') {
    return undefined;
  }
  if (trade.state === 'invited' && invitee === 'payer' && call === 'payToEscrow') return undefined;
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

const callers = (call: TradeCall): readonly Command['by'][] =>
  call === 'cancelTrade' || call === 'reimbursePayer'
    ? ['marketplace', 'payer', 'payee']
    : ['payer', 'payee'];

/** One cell: a trade, a call, who makes it, and the row that must follow, if any. */
type Case = {
  readonly trade: Trade;
  readonly command: Command;
  readonly row: string | undefined;
  readonly title: string;
};

export function listCases(state: TradeState): readonly Case[] {
  const variants: readonly History[] = [
    bring(state),
    ...(state === 'invited' || state === 'accepted' ? [invitedByPayer(state)] : []),
  ];
  return variants.flatMap(({trade}) => [
    ...CALLS.flatMap((call) =>
      callers(call).map((by) => {
        const row = expectedRow(trade, call, by);
        const title = `${row ? `follows ${row}` : 'refuses'} on ${call} by the ${by}, created by the ${trade.terms.createdBy}`;
        return {trade, command: someCommand(call, by, trade), row, title};
      }),
    ),
    wholeReimbursement(trade),
  ]);
}

/** What the model does with a case: the row it follows, or nothing when it refuses. */
export function followedRow({trade, command}: Case): string | undefined {
  try {
    return decide(trade, command, Number.MAX_SAFE_INTEGER).transition;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export function findMatrixFaults(): readonly string[] {
  return tradeStates.flatMap((state) =>
    listCases(state)
      .filter((one) => followedRow(one) !== one.row)
      .map(({title}) => `${state} ${title}`),
  );
}

function wholeReimbursement(trade: Trade): Case {
  const isLegal = FULL_REIMBURSEMENT.includes(TRADE_STATES[trade.state].code);
  const amount = Math.max(trade.balances.escrowedPrice, 1);
  return {
    trade,
    command: {on: 'reimbursePayer', by: 'marketplace', amount},
    row: isLegal ? 'T47' : undefined,
    title: `${isLegal ? 'ends' : 'refuses'} when all that is held is reimbursed, created by the ${trade.terms.createdBy}`,
  };
}

function invitedByPayer(state: 'invited' | 'accepted') {
  const history = bring('invited', {createdBy: 'payer'});
  if (state === 'invited') return history;
  const {event} = decide(history.trade, someCommand('acceptInvitation', 'payee'), 1);
  if (!event) throw new Error('Accepting makes an event.');
  return {trade: evolve(history.trade, event), events: [...history.events, event]};
}
