import type {AssumptionId} from '@symblepay/openapi/assumptions';
import {notListed} from './explain-rule';
import type {Facts, Weigh} from './facts';
import {confirms, contradicts, decide, listAt, numberAt, textAt} from './facts';
import {quote} from './quote';

/** Rules that rest on an assumption alone, so that a value that breaks one speaks against it. */
const limitRules = [
  'id-length',
  'url-length',
  'trace-id-length',
  'phone-number-digits',
  'bban-form',
] as const satisfies readonly AssumptionId[];

export const conventions: Partial<Readonly<Record<AssumptionId, Weigh>>> = {
  ...Object.fromEntries(limitRules.map((id) => [id, (facts: Facts) => weighLimit(id, facts)])),

  'success-status': ({kind, http: {status}}) =>
    kind === 'response' && status !== undefined && status < 300
      ? decide(status === 200, `The status is ${status}.`)
      : undefined,

  'missing-key-status': ({kind, body, http}) => {
    if (kind !== 'error') return undefined;
    const status = http.status ?? numberAt(body, 'status');
    const isUnauthorized = textAt(body, 'typeCode') === 'unauthorized';
    if (isUnauthorized && status !== undefined) {
      return decide(status === 401, `An error about the API key has status ${status}.`);
    }
    return status === 401 && !('typeCode' in body)
      ? contradicts('The status is 401, and the body is not the usual one.')
      : undefined;
  },

  'absent-fields': ({fields}) => {
    const empty = fields.find(({value}) => value === null);
    if (empty) return contradicts(`${empty.path} is null, not left out.`);
    const absent = fields.find(({status}) => status === 'not sent');
    return absent && confirms(`${absent.path} is left out, and nothing is null.`);
  },

  'meaning-of-names': ({fields}) => {
    const odd = fields.find(({note}) => note.includes(notListed));
    return odd && contradicts(`${odd.path}: ${odd.note}`);
  },

  'undocumented-response': ({schema, fields: [first]}) => {
    if (schema !== 'UndocumentedResponse') return undefined;
    return first ? contradicts(`It holds ${quote(first.path)}.`) : confirms('It is empty.');
  },

  'trade-list-order': ({schema, body}) => {
    if (schema !== 'TradeList') return undefined;
    const page = numberAt(body, 'pagination', 'page');
    if (page === 0) return contradicts('pagination.page is 0.');
    const begun = listAt(body, 'trades').map((trade) =>
      Date.parse(textAt(trade, 'phases', 'contract', 'started') ?? ''),
    );
    const steps = begun.slice(1).map((time, index) => time - (begun[index] ?? NaN));
    if (steps.some((step) => step > 0)) {
      return contradicts('An older trade comes before a newer one.');
    }
    return steps.some((step) => step < 0) ? confirms('The newest trade comes first.') : undefined;
  },
};

function weighLimit(id: AssumptionId, {fields}: Facts) {
  const broken = fields.find(
    ({status, shape}) => status === 'breaks a rule' && shape.assumes?.includes(id),
  );
  // A value that is no text at all says nothing about lengths and forms.
  return broken && typeof broken.value === 'string'
    ? contradicts(`${broken.path} breaks it: ${broken.note}`)
    : undefined;
}
