import type {FeeTerms, TradeTerms} from '@symblepay/openapi/control/types';
import type {Oere} from './money';
import {scaleDecimal} from './money';
import type {Party} from './parties';

/** A percentage with four decimals as a whole number: 2.5 % is 25000. */
type ScaledPercentage = number;

const percentageDecimals = 4;
const hundredPercent = 100 * 10 ** percentageDecimals;

type Fee = FeeTerms & {readonly variable: Oere; readonly amount: Oere};

export function toScaledPercentage(percentage: number): ScaledPercentage {
  return scaleDecimal(percentage, percentageDecimals);
}

export function fromScaledPercentage(percentage: ScaledPercentage): number {
  return percentage / 10 ** percentageDecimals;
}

/**
 * The part of the price that goes to the marketplace. Half an øre rounds up. The largest price
 * (10,000,000 DKK) times 100 % is 10^15, within the whole numbers a double holds exactly.
 */
export function computeFee(price: Oere, terms: FeeTerms): Fee {
  const product = price * terms.percentage;
  const remainder = product % hundredPercent;
  const variable =
    (product - remainder) / hundredPercent + (remainder * 2 >= hundredPercent ? 1 : 0);
  return {...terms, variable, amount: terms.fixed + variable};
}

type Priced = Pick<TradeTerms, 'price' | 'payerFee' | 'payeeFee'>;

export function feeOf({price, payerFee, payeeFee}: Priced, party: Party): Fee {
  return computeFee(price, party === 'payer' ? payerFee : payeeFee);
}

export function escrowAmountOf(terms: Priced): Oere {
  return terms.price + feeOf(terms, 'payer').amount;
}
