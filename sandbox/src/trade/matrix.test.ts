import {describe, expect, test} from 'vitest';
import {bring, someCommand} from '../testing/a-trade';
import type {Command} from './command';
import {decide} from './decide';
import {evolve} from './evolve';
import {Refusal} from './refusal';
import {TRADE_STATES, tradeStates} from './states';
import type {Trade} from './trade';
import type {TradeCall} from './transition';

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
const FULL_REIMBURSEMENT = [
  'PAID_UNACCEPTED',
  'D_LABEL',
  'D_READY',
  'D_MANUAL',
  'D_DELIVERED',
  'R_DISPUTED',
];

const cells = new Map(
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

describe.each(tradeStates)('A trade that is %s', (state) => {
  const variants = [
    bring(state),
    ...(state === 'invited' || state === 'accepted' ? [invitedByPayer(state)] : []),
  ];

  for (const {trade} of variants) {
    for (const call of CALLS) {
      for (const by of callers(call)) {
        const row = expectedRow(trade, call, by);
        const creator = trade.terms.createdBy;
        test(`${row ? `follows ${row}` : 'refuses'} on ${call} by the ${by}, created by the ${creator}`, () => {
          const before = structuredClone(trade);
          const command = someCommand(call, by, trade);
          if (row === undefined) {
            expect(() => decide(trade, command, Number.MAX_SAFE_INTEGER)).toThrow(Refusal);
            expect(trade).toEqual(before);
          } else {
            expect(decide(trade, command, Number.MAX_SAFE_INTEGER).transition).toBe(row);
          }
        });
      }
    }

    const isWhole = FULL_REIMBURSEMENT.includes(TRADE_STATES[state].code);
    test(`${isWhole ? 'ends' : 'refuses'} when all that is held is reimbursed`, () => {
      const command = {
        on: 'reimbursePayer',
        by: 'marketplace',
        amount: Math.max(trade.balances.escrowedPrice, 1),
      } as const;
      if (!isWhole) expect(() => decide(trade, command, 0)).toThrow(Refusal);
      else expect(decide(trade, command, 0)).toMatchObject({transition: 'T47'});
    });
  }
});

test('The matrix has a cell for each of the 21 states and 11 calls, 41 of them legal rows', () => {
  expect(cells.size).toBe(21 * 11);
  const legal = [...cells.values()].filter((cell) => cell !== '.').length;
  const twoRows = [...cells.values()].filter((cell) => cell.includes('/')).length;
  expect([legal, twoRows, FULL_REIMBURSEMENT.length]).toEqual([41, 3, 6]);
});

function invitedByPayer(state: 'invited' | 'accepted') {
  const history = bring('invited', {createdBy: 'payer'});
  if (state === 'invited') return history;
  const {event} = decide(history.trade, someCommand('acceptInvitation', 'payee'), 1);
  if (!event) throw new Error('Accepting makes an event.');
  return {trade: evolve(history.trade, event), events: [...history.events, event]};
}
