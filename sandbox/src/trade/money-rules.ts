import type {Account, Movement, PaymentChange} from '@symblepay/openapi/control/types';
import type {OfPayment, OpensPayment, Purchase} from './command';
import {escrowAmountOf, feeOf} from './fees';
import type {Label} from './label';
import {makeLabel} from './label';
import type {Oere} from './money';
import type {Payment} from './payment';
import {findPayment, requirePayment} from './payment';
import {payerOf} from './shipping';
import type {Trade} from './trade';

export type Effect = {
  readonly movements?: readonly Movement[];
  readonly payments?: readonly PaymentChange[];
  /** The payment that is opened, found or settled. */
  readonly payment?: Payment;
  readonly label?: Label;
};

/** What a row's money column means. Each names what it needs of the command, as a guard does. */
export const moneyRules = {
  openEscrowPayment: (trade: Trade, {newPaymentId}: OpensPayment) =>
    openEscrowPayment(trade, newPaymentId),

  openShipmentPayment: (trade: Trade, {newPaymentId: id, price: amount, provider}: Purchase) =>
    open(trade, {id, purpose: 'shipment', amount, provider}),

  openReturnPayment: (trade: Trade, {newPaymentId: id, price: amount, provider}: Purchase) =>
    open(trade, {id, purpose: 'return', amount, provider}),

  failPayment: ({payments}: Trade, {paymentId}: OfPayment) => ({
    payments: [{failed: paymentId}],
    payment: requirePayment(payments, paymentId),
  }),

  payIntoEscrow: (trade: Trade, {paymentId}: OfPayment) => ({
    movements: fillEscrow(trade),
    payments: [{paid: paymentId}],
    payment: requirePayment(trade.payments, paymentId),
  }),

  /** A checkout is paid in one go: its payment is opened and paid at once. */
  payCheckout: (trade: Trade, {newPaymentId}: OpensPayment) => {
    const {payments, payment} = openEscrowPayment(trade, newPaymentId);
    return {
      movements: fillEscrow(trade),
      payments: [...payments, {paid: payment.id}],
      payment,
    };
  },

  /** Label money never enters the escrow. */
  payCarrier: ({payments}: Trade, {paymentId}: OfPayment) => {
    const payment = requirePayment(payments, paymentId);
    return {
      movements: move(payment.paidBy, 'carrier', payment.amount),
      payments: [{paid: paymentId}],
      payment,
      label: makeLabel(payment),
    };
  },

  /** The price and the payer's fee go back. */
  refundEverything: (trade: Trade) => ({movements: refundEverything(trade)}),

  /** The price goes back; the payer's fee is kept. */
  refundPrice: ({balances}: Trade) => ({
    movements: [
      ...move('escrowedPrice', 'payer', balances.escrowedPrice),
      ...move('escrowedFee', 'fees', balances.escrowedFee),
    ],
  }),

  refundEverythingAndInsure: (trade: Trade) => ({
    movements: [...refundEverything(trade), ...move('insurer', 'payee', trade.terms.price)],
  }),

  payOut: (trade: Trade) => ({movements: payOut(trade)}),

  reimburse: (_trade: Trade, {amount}: {readonly amount: Oere}) => ({
    movements: move('escrowedPrice', 'payer', amount),
  }),

  releasePutOffMoney: ({putOff, terms}: Trade) => {
    if (!putOff) throw new Error(`No money of trade ${terms.tradeId} is put off.`);
    return {movements: putOff.movements};
  },
} satisfies Record<string, (trade: Trade, command: never) => Effect>;

/**
 * The price is shared out in this order, each part cut short when nothing is left (a reimbursement
 * may have taken some):
 *   1. the payee's fee
 *   2. prioritized payees, in the order of the list
 *   3. the payee
 * The payer's fee goes to the fees as it is.
 */
function payOut({balances, terms}: Trade): readonly Movement[] {
  let left = balances.escrowedPrice;
  const take = (wanted: Oere): Oere => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  const fee = move('escrowedPrice', 'fees', take(feeOf(terms, 'payee').amount));
  const prioritized = terms.prioritizedPayees.flatMap(({amount}, prioritizedPayee) =>
    move('escrowedPrice', 'prioritizedPayees', take(amount)).map((movement) => ({
      ...movement,
      prioritizedPayee,
    })),
  );
  return [
    ...move('escrowedFee', 'fees', balances.escrowedFee),
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

function fillEscrow({terms}: Trade): readonly Movement[] {
  return [
    ...move('payer', 'escrowedPrice', terms.price),
    ...move('payer', 'escrowedFee', feeOf(terms, 'payer').amount),
  ];
}

type Opened = {readonly payments: readonly PaymentChange[]; readonly payment: Payment};

function openEscrowPayment(trade: Trade, id: string): Opened {
  return open(trade, {id, purpose: 'escrow', amount: escrowAmountOf(trade.terms)});
}

/**
 * Repeating the call while its payment is Pending opens no second one. Buying something else
 * instead fails the one that is Pending.
 */
function open(trade: Trade, wanted: Omit<Payment, 'paidBy' | 'state'>): Opened {
  const {purpose, amount, provider} = wanted;
  const pending = findPayment(trade.payments, purpose, 'Pending');
  if (pending?.amount === amount && pending.provider === provider) {
    return {payments: [], payment: pending};
  }
  const opened: Payment = {...wanted, paidBy: payerOf(trade.terms, purpose), state: 'Pending'};
  const failed = pending ? [{failed: pending.id}] : [];
  return {payments: [...failed, {opened}], payment: opened};
}

function move(from: Account, to: Account, amount: Oere): readonly Movement[] {
  return amount === 0 ? [] : [{from, to, amount}];
}
