import type {Balances} from '@symblepay/openapi/control/types';
import type {Party, TradeCreation} from '@symblepay/openapi/types';
import type {Oere} from '@symblepay/sandbox/money';
import {toOere} from '@symblepay/sandbox/money';
import type {Stage} from './stage';

type Holding = {
  readonly account: string;
  readonly amount: Oere;
  /** What those before it hold together: where it begins on a bar of all of them. */
  readonly begins: Oere;
};

/**
 * What everybody holds. The ledger counts from zero: what came from outside is below it. So each
 * account outside begins with the most that this trade can ask of it, and the total never changes.
 */
export function listHoldings({
  balances,
  trade,
  terms,
}: Pick<Stage, 'balances' | 'trade' | 'terms'>) {
  const price = toOere(trade.price);
  const begins: Partial<Balances> = {
    payer: price + toOere(trade.payer.fees.amount) + mostForLabels(terms, 'Payer'),
    payee: mostForLabels(terms, 'Payee'),
    insurer: terms.shipping ? price : 0,
  };
  const held = (account: keyof Balances) => (begins[account] ?? 0) + balances[account];
  const amounts: readonly (readonly [account: string, amount: Oere])[] = [
    ['Payer', held('payer')],
    ['Escrow', held('escrowedPrice') + held('escrowedFee')],
    ['Payee', held('payee')],
    ['Prioritized payees', held('prioritizedPayees')],
    ['Fees', held('fees')],
    ['Carrier', held('carrier')],
    ['Insurance', held('insurer')],
  ];
  const holdings: Holding[] = [];
  let total: Oere = 0;
  for (const [account, amount] of amounts) {
    holdings.push({account, amount, begins: total});
    total += amount;
  }
  return {holdings, total};
}

/** What the labels of the dearest carrier cost, as far as this party pays for them. */
function mostForLabels({shipping}: TradeCreation, party: Party): Oere {
  if (!shipping) return 0;
  const {shippingOptions = [], paidBy, returnPaidBy} = shipping;
  const dearest = (prices: readonly (number | undefined)[]) =>
    toOere(Math.max(0, ...prices.map((price) => price ?? 0)));
  const delivery = dearest(shippingOptions.map(({deliveryPrice}) => deliveryPrice));
  const back = dearest(shippingOptions.map(({returnPrice}) => returnPrice));
  return (paidBy === party ? delivery : 0) + (returnPaidBy === party ? back : 0);
}
