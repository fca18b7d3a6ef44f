import type {KeywordError} from './describe-error.js';
import {describeError} from './describe-error.js';

export type FieldError = {
  key: string;
  value: string;
};

export type Check = {
  (data: unknown): boolean;
  errors?: readonly KeywordError[] | null;
};

type Values = Readonly<Record<string, unknown>>;

export type OperationParameters = Readonly<Partial<Record<'path' | 'query' | 'header', Values>>>;

export function findBodyErrors(check: Check, body: unknown): FieldError[] {
  return listErrors(check, body, toFieldName);
}

/** Header names are matched in any case; errors name them as the contract does. */
export function findParameterErrors(
  check: Check,
  {path = {}, query = {}, header = {}}: OperationParameters,
  headerNames: Readonly<Record<string, string>>,
): FieldError[] {
  const lowerCased = Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]);
  const parameters = {path, query, header: Object.fromEntries(lowerCased) as object};
  return listErrors(check, parameters, (place) => {
    const [part, ...names] = place;
    const name = toFieldName(names);
    return part === 'header' ? (headerNames[name] ?? name) : name;
  });
}

/** Looks under the status itself, then under its class, such as 2XX. */
export function findResponseErrors(
  checks: Readonly<Record<string, Check | null>>,
  status: number,
  body: unknown,
): FieldError[] {
  const check = checks[status] ?? checks[`${Math.floor(status / 100)}XX`];
  if (check) return findBodyErrors(check, body);
  if (check === null) return [];
  return [{key: 'status', value: `The status ${status} is not documented for this call.`}];
}

/** Keywords whose errors only repeat another error. */
const echoes = ['propertyNames', 'if'];

/** One entry per faulty field: the first rule that it breaks. */
export function listErrors(
  check: Check,
  data: unknown,
  toKey: (place: readonly string[]) => string,
  describe = describeError,
): FieldError[] {
  if (check(data)) return [];
  const found = new Map<string, FieldError>();
  for (const error of check.errors ?? []) {
    if (echoes.includes(error.keyword)) continue;
    const place = error.instancePath.split('/').slice(1).map(unescapePointer);
    const named = error.propertyName ?? error.params.missingProperty ?? error.params.tag;
    if (named !== undefined) place.push(named);
    const key = toKey(place);
    if (!found.has(key)) found.set(key, {key, value: describe(error)});
  }
  return [...found.values()];
}

/** The way the API names a field: `shipping.shippingOptions[0].method`. */
function toFieldName(place: readonly string[]): string {
  const names = place.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`));
  return names.join('').replace(/^\./, '') || 'body';
}

function unescapePointer(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
