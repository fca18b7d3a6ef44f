import type {AssumptionId} from '@symblepay/openapi/assumptions';
import type {Body} from './recognise';
import type {Evidence, Weigh} from './facts';
import {confirms, contradicts, decide, listAt, numberAt, parties, textAt} from './facts';
import {toMinor, tradesIn} from './facts';

export const money: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  'amount-rounding': ({kind, fields}) => {
    const long = fields.find(({note}) => note.includes('at most 2 decimals'));
    return kind !== 'request' && long
      ? contradicts(`${long.path} has more than two decimals.`)
      : undefined;
  },

  'percentage-decimals': (facts) => {
    const long = tradesIn(facts).some((trade) =>
      parties.some((party) => {
        const percentage = numberAt(trade, party, 'fees', 'variablePercentage') ?? 0;
        return Number(percentage.toFixed(4)) !== percentage;
      }),
    );
    return long ? contradicts('A percentage has more than four decimals.') : undefined;
  },

  'fee-sum': (facts) => firstOf(tradesIn(facts), weighFees),
  'escrow-amount': (facts) => firstOf(tradesIn(facts), weighEscrow),
  'finished-amount': (facts) => firstOf(tradesIn(facts), weighPayout),
  'release-time': (facts) => firstOf(tradesIn(facts), weighRelease),
};

/** The first that speaks against it, or else the first that speaks for it. */
function firstOf(
  trades: readonly Body[],
  weigh: (trade: Body) => Evidence | undefined,
): Evidence | undefined {
  const found = trades.map(weigh).filter((evidence) => evidence !== undefined);
  return found.find(({verdict}) => verdict === 'contradicts') ?? found[0];
}

function weighFees(trade: Body): Evidence | undefined {
  const price = numberAt(trade, 'price');
  const weighed = parties.map((party) => {
    const [fixed, variable, percentage, amount] = [
      'fixedAmount',
      'variableAmount',
      'variablePercentage',
      'amount',
    ].map((name) => numberAt(trade, party, 'fees', name));
    if (price === undefined || percentage === undefined) return undefined;
    if (fixed === undefined || variable === undefined || amount === undefined) return undefined;
    // The last digits of a product of decimals are noise, and half an øre must not fall to it.
    const expected = Math.round(Number((price * percentage).toFixed(6)));
    if (toMinor(variable) !== expected) {
      return contradicts(
        `${party}.fees: ${percentage} percent of ${price} is ${expected / 100}, not ${variable}.`,
      );
    }
    const sum = toMinor(fixed) + toMinor(variable);
    return decide(
      sum === toMinor(amount),
      `${party}.fees: ${fixed} and ${variable} are ${sum / 100}, and amount is ${amount}.`,
    );
  });
  return weighed.find((evidence) => evidence?.verdict === 'contradicts') ?? weighed[0];
}

function weighEscrow(trade: Body): Evidence | undefined {
  const price = numberAt(trade, 'price');
  const fee = numberAt(trade, 'payer', 'fees', 'amount');
  const amount = numberAt(trade, 'phases', 'contract', 'amount');
  if (price === undefined || fee === undefined || amount === undefined) return undefined;
  return decide(
    toMinor(price) + toMinor(fee) === toMinor(amount),
    `phases.contract.amount is ${amount}; price and the payer's fee are ${price} and ${fee}.`,
  );
}

/** A payee who got less may have been reimbursed out of: the trade does not show it. */
function weighPayout(trade: Body): Evidence | undefined {
  const price = numberAt(trade, 'price');
  const fee = numberAt(trade, 'payee', 'fees', 'amount');
  const amount = numberAt(trade, 'phases', 'finished', 'amount');
  const hasSucceeded = textAt(trade, 'phases', 'finished', 'succeeded') !== undefined;
  if (price === undefined || fee === undefined || amount === undefined) return undefined;
  if (!hasSucceeded) return undefined;
  const others = listAt(trade, 'prioritizedPayees').map((payee) => numberAt(payee, 'amount') ?? 0);
  const left = [fee, ...others].reduce((rest, part) => rest - toMinor(part), toMinor(price));
  const because = `phases.finished.amount is ${amount}; ${left / 100} is left of the price.`;
  if (toMinor(amount) === left) return confirms(because);
  return toMinor(amount) > left ? contradicts(because) : undefined;
}

function weighRelease(trade: Body): Evidence | undefined {
  const released = textAt(trade, 'phases', 'finished', 'released');
  const ended = ['succeeded', 'cancelled', 'returned']
    .map((name) => textAt(trade, 'phases', 'finished', name))
    .find((moment) => moment !== undefined);
  if (released === undefined || ended === undefined) return undefined;
  return Date.parse(released) === Date.parse(ended)
    ? confirms('phases.finished.released is the moment that the trade ended.')
    : contradicts('phases.finished.released is not the moment that the trade ended.');
}
