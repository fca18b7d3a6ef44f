import type {Account, Balances, Movement} from '@symblepay/openapi/control/types';
import type {Oere} from './money';

/**
 * Where money can be. The escrow is two pots, the price and the payer's fee. Payer, payee and
 * insurer are outside: what they put in counts below zero, so that all balances sum to zero.
 */
export const noMoney: Balances = {
  payer: 0,
  payee: 0,
  escrowedPrice: 0,
  escrowedFee: 0,
  fees: 0,
  prioritizedPayees: 0,
  carrier: 0,
  insurer: 0,
};

export const accounts = Object.keys(noMoney) as readonly Account[];

export function applyMovements(balances: Balances, movements: readonly Movement[]): Balances {
  const next: Record<Account, Oere> = {...balances};
  for (const {from, to, amount} of movements) {
    next[from] -= amount;
    next[to] += amount;
  }
  return next;
}
