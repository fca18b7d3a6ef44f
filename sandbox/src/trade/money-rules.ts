import type {ShipmentProvider} from '@symblepay/openapi/types';
import type {Payment, PaymentChange, PaymentPurpose} from '../payment/payment';
import {findPayment} from '../payment/payment';
import type {Command} from './command';
import {computeFee} from './fees';
import type {Account, Movement} from './ledger';
import type {Oere} from './money';
import type {Trade} from './trade';
import type {Party} from './transition';

type MoneyEffect = {
  readonly movements: readonly Movement[];
  readonly payments: readonly PaymentChange[];
};

/** What a row's money column means. Label money never enters the escrow. */
export const MONEY_RULES = {
  openEscrowPayment: (trade, command) =>
    open(trade, command, 'escrow', 'payer', escrowAmount(trade)),

  openShipmentPayment: (trade, command) =>
    open(trade, command, 'shipment', labelPayer(trade, 'shipment'), labelPrice(command)),

  openReturnPayment: (trade, command) =>
    open(trade, command, 'return', labelPayer(trade, 'return'), labelPrice(command)),

  failPayment: (_trade, command) => ({
    movements: [],
    payments: 'paymentId' in command ? [{failed: command.paymentId}] : [],
  }),

  payIntoEscrow: (trade, command) => ({
    movements: [
      ...move('payer', 'escrowedPrice', trade.terms.price),
      ...move('payer', 'escrowedFee', payerFee(trade)),
    ],
    payments: payEscrow(trade, command),
  }),

  payCarrier: (trade, command) => {
    const payment =
      'paymentId' in command && trade.payments.find((p) => p.id === command.paymentId);
    if (!payment) return {movements: [], payments: []};
    return {
      movements: move(payment.paidBy, 'carrier', payment.amount),
      payments: [{paid: payment.id}],
    };
  },

  /** The price and the payer's fee go back. */
  refundEverything: (trade) => ({movements: refundEverything(trade), payments: []}),

  /** The price goes back; the payer's fee is kept. */
  refundPrice: (trade) => ({
    movements: [
      ...move('escrowedPrice', 'payer', trade.balances.escrowedPrice),
      ...move('escrowedFee', 'fees', trade.balances.escrowedFee),
    ],
    payments: [],
  }),

  refundEverythingAndInsure: (trade) => ({
    movements: [...refundEverything(trade), ...move('insurer', 'payee', trade.terms.price)],
    payments: [],
  }),

  payOut: (trade) => ({movements: payOut(trade), payments: []}),

  reimburse: (_trade, command) => ({
    movements:
      command.on === 'reimbursePayer' ? move('escrowedPrice', 'payer', command.amount) : [],
    payments: [],
  }),
} as const satisfies Record<string, (trade: Trade, command: Command) => MoneyEffect>;

export type MoneyRule = keyof typeof MONEY_RULES;

/**
 * The price is shared out in this order, each part cut short when nothing is left (a reimbursement
 * may have taken some):
 *   1. the payee's fee
 *   2. prioritized payees, in the order of the list
 *   3. the payee
 * The payer's fee goes to the fees as it is.
 */
function payOut(trade: Trade): readonly Movement[] {
  let left = trade.balances.escrowedPrice;
  const take = (wanted: Oere): Oere => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  const fee = move(
    'escrowedPrice',
    'fees',
    take(computeFee(trade.terms.price, trade.terms.payeeFee).amount),
  );
  const prioritized = trade.terms.prioritizedPayees.flatMap(({amount}, prioritizedPayee) =>
    move('escrowedPrice', 'prioritizedPayees', take(amount)).map((movement) => ({
      ...movement,
      prioritizedPayee,
    })),
  );
  return [
    ...move('escrowedFee', 'fees', trade.balances.escrowedFee),
    ...fee,
    ...prioritized,
    ...move('escrowedPrice', 'payee', left),
  ];
}

function refundEverything({balances}: Trade): readonly Movement[] {
  return [
    ...move('escrowedPrice', 'payer', balances.escrowedPrice),
    ...move('escrowedFee', 'payer', balances.escrowedFee),
  ];
}

/**
 * Repeating the call while its payment is Pending opens no second one. Buying something else
 * instead fails the one that is Pending.
 */
function open(
  trade: Trade,
  command: Command,
  purpose: PaymentPurpose,
  paidBy: Party,
  amount: Oere,
): MoneyEffect {
  const provider = labelProvider(command);
  const pending = findPayment(trade.payments, purpose, 'Pending');
  const isRepeated = pending?.amount === amount && pending.provider === provider;
  if (!('newPaymentId' in command) || isRepeated) return {movements: [], payments: []};
  const opened: Payment = {
    id: command.newPaymentId,
    purpose,
    paidBy,
    amount,
    state: 'Pending',
    ...(provider && {provider}),
  };
  return {movements: [], payments: [...(pending ? [{failed: pending.id}] : []), {opened}]};
}

/** A checkout is paid in one go: its payment is opened and paid at once. */
function payEscrow(trade: Trade, command: Command): readonly PaymentChange[] {
  if ('paymentId' in command) return [{paid: command.paymentId}];
  const {payments} = open(trade, command, 'escrow', 'payer', escrowAmount(trade));
  return payments.flatMap((change): readonly PaymentChange[] =>
    'opened' in change ? [change, {paid: change.opened.id}] : [change],
  );
}

function move(from: Account, to: Account, amount: Oere): readonly Movement[] {
  return amount === 0 ? [] : [{from, to, amount}];
}

function payerFee({terms}: Trade): Oere {
  return computeFee(terms.price, terms.payerFee).amount;
}

function escrowAmount(trade: Trade): Oere {
  return trade.terms.price + payerFee(trade);
}

function labelPrice(command: Command): Oere {
  return 'price' in command ? command.price : 0;
}

function labelProvider(command: Command): ShipmentProvider | undefined {
  return 'provider' in command ? command.provider : undefined;
}

export function labelPayer({terms}: Trade, purpose: 'shipment' | 'return'): Party {
  const paidBy = purpose === 'shipment' ? terms.shipping?.paidBy : terms.shipping?.returnPaidBy;
  return paidBy === 'Payer' ? 'payer' : 'payee';
}
