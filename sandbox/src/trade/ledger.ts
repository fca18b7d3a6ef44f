import type {Oere} from './money';

/**
 * Where money can be. The escrow is two pots, the price and the payer's fee. Payer, payee and
 * insurer are outside: what they put in counts below zero, so that all balances sum to zero.
 */
export const accounts = [
  'payer',
  'payee',
  'escrowedPrice',
  'escrowedFee',
  'fees',
  'prioritizedPayees',
  'carrier',
  'insurer',
] as const;

export type Account = (typeof accounts)[number];

export type Movement = {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Oere;
  /** Which prioritized payee, by its place in the list. */
  readonly prioritizedPayee?: number;
};

export type Balances = Readonly<Record<Account, Oere>>;

export const noMoney = Object.fromEntries(accounts.map((account) => [account, 0])) as Balances;

export function applyMovements(balances: Balances, movements: readonly Movement[]): Balances {
  const next: Record<Account, Oere> = {...balances};
  for (const {from, to, amount} of movements) {
    next[from] -= amount;
    next[to] += amount;
  }
  return next;
}
