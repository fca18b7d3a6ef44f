import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {limits} from '@symblepay/openapi/limits';
import type {Facts, Weigh} from './facts';
import {confirms, contradicts, decide, listAt, numberAt, textAt} from './facts';
import {quote} from './quote';

const knownCodes: readonly string[] = limits.ErrorTypeCode.knownValues;
const {minimum, maximum} = limits.ErrorResponse.status;

/** The only code and status that are documented: they say nothing about the others. */
const documented = {typeCode: 'not-found', status: 400} as const;

export const errors: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  'error-codes': (facts) => {
    if (facts.kind !== 'error') return undefined;
    const typeCode = textAt(facts.body, 'typeCode');
    if (typeCode === undefined) return contradicts('The error has no typeCode.');
    if (!knownCodes.includes(typeCode)) {
      return contradicts(`The typeCode ${quote(typeCode)} is not on the list of errors.`);
    }
    return typeCode === documented.typeCode
      ? undefined
      : confirms(`The typeCode is ${quote(typeCode)}.`);
  },

  'error-statuses': (facts) => {
    const status = statusOf(facts);
    if (status === undefined || status === documented.status) return undefined;
    return decide(status >= minimum && status <= maximum, `The status of an error is ${status}.`);
  },

  'field-error-keys': ({kind, body}) => {
    if (kind !== 'error') return undefined;
    const keys = listAt(body, 'errors').map((entry) => textAt(entry, 'key') ?? '');
    const odd = keys.find((key) => /^[/$#]|\[\]|->|\.\d+(?:\.|$)|^[A-Z]\w*\.[A-Z]/.test(key));
    if (odd !== undefined) return contradicts(`A faulty field is written as ${quote(odd)}.`);
    const nested = keys.find((key) => /\w\.\w|\[\d+\]/.test(key));
    if (nested !== undefined) return confirms(`A nested field is written as ${quote(nested)}.`);
    return keys.length > 1 ? confirms(`One response names ${keys.length} fields.`) : undefined;
  },

  'not-found-everywhere': ({kind, body}) => {
    const path = textAt(body, 'instance');
    if (kind !== 'error' || path === undefined || path.includes('/trades')) return undefined;
    return textAt(body, 'typeCode') === documented.typeCode
      ? confirms('Something other than a trade is reported as not-found.')
      : undefined;
  },

  'unknown-route-status': (facts) => {
    const status = statusOf(facts);
    return textAt(facts.body, 'typeCode') === 'method-not-allowed' && status !== undefined
      ? decide(status === 405, `A method that the path does not have gets status ${status}.`)
      : undefined;
  },
};

/** Of the message itself; else the one that the body repeats. */
function statusOf({kind, http, body}: Facts): number | undefined {
  return kind === 'error' ? (http.status ?? numberAt(body, 'status')) : undefined;
}
