import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {limits} from '@symblepay/openapi/limits';
import {Refusal} from '../refusal';

type Range = {
  readonly least: number;
  readonly most: number;
  readonly assumption: AssumptionId;
};

const MOST_KRONER = limits.TradeCreation.amount.maximum;

/** Ranges of the sandbox where the API documents none, so that every sum stays exact. */
export const OWN_RANGES = {
  labelPrice: {least: 0, most: MOST_KRONER, assumption: 'label-price-range'},
  /** Less would round to nothing. */
  partOfPrice: {least: 0.01, most: MOST_KRONER, assumption: 'part-of-price-range'},
  grams: {least: 1, most: 10_000_000, assumption: 'weight-maximum'},
} as const satisfies Record<string, Range>;

export type RangedField = {
  readonly key: string;
  readonly value: number | undefined;
  readonly range: keyof typeof OWN_RANGES;
};

/** Refuses fields outside the sandbox's own ranges, each by its name. */
export function requireOwnRanges(fields: readonly RangedField[]): void {
  const errors = fields.flatMap(({key, value, range}) => {
    const rule = value === undefined ? undefined : findBrokenRule(value, OWN_RANGES[range]);
    return rule === undefined ? [] : [{key, value: rule}];
  });
  if (errors.length === 0) return;
  throw new Refusal('validation-error', 'One or more fields are not valid.', errors);
}

function findBrokenRule(value: number, {least, most}: Range): string | undefined {
  if (value < least) return `Must be at least ${least}.`;
  return value > most ? `Must be at most ${most}.` : undefined;
}
