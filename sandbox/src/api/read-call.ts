import type {FieldError} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {requestValidators} from '@symblepay/openapi/validators/requests';
import type {PlainHeaders, PlainRequest} from '../http/message';
import {parseJson, readHeader} from '../http/message';
import type {Match} from '../http/router';
import {ownRanges} from '../limits';
import {Refusal} from '../refusal';
import type {Records} from '../world/collections';
import type {World} from '../world/world';

/** Checks parameters and body against the contract and returns the body. */
export function readBody(
  {headers, url, body: raw}: PlainRequest,
  {name, path}: Match<OperationId>,
): unknown {
  const query = readQuery(url.searchParams);
  const {validateBody, validateParameters} = requestValidators[name];
  // A call that takes no body ignores one.
  const body = validateBody ? parseJson(raw, headers) : undefined;
  const errors = [
    ...validateParameters({path, query, header: headers}).map((error) =>
      explainRepetition(error, query, path),
    ),
    ...(validateBody?.(body) ?? []),
    ...findUnreachableIds(body),
  ];
  const allErrors = errors.length > 0 ? errors : findOutOfRange(name, body);
  if (allErrors.length > 0) {
    throw new Refusal('validation-error', 'One or more fields are not valid.', allErrors);
  }
  return body;
}

const remedy = 'Send the API key as Authorization: Bearer <key>.';

export function hasKnownKey(world: World, headers: PlainHeaders): boolean {
  const [, key = ''] = (readHeader(headers, 'Authorization') ?? '').split(' ');
  return world.kept.organisations.find(key) !== undefined;
}

/** The organisation whose key the headers carry. */
export function findOrganisation(world: World, headers: PlainHeaders): Records['organisations'] {
  const [scheme = '', key = '', ...rest] = (readHeader(headers, 'Authorization') ?? '').split(' ');
  if (scheme === '') {
    throw new Refusal('unauthorized', `The Authorization header is missing. ${remedy}`);
  }
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) {
    throw new Refusal('unauthorized', `The Authorization header holds no bearer token. ${remedy}`);
  }
  const organisation = world.kept.organisations.find(key);
  if (!organisation) throw new Refusal('unauthorized', 'The API key is not known.');
  return organisation;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A parameter that is sent twice becomes a list, which no parameter of the contract allows. */
function readQuery(query: URLSearchParams): Query {
  const entries = [...query.keys()].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(entries);
}

/** Which of two values would count is not documented, so neither does. */
function explainRepetition(
  error: FieldError,
  query: Query,
  path: Readonly<Record<string, string>>,
): FieldError {
  const isOfQuery = !Object.hasOwn(path, error.key);
  return isOfQuery && Array.isArray(query[error.key])
    ? {...error, value: 'Must be sent once.'}
    : error;
}

/** Ids in bodies that become path segments of later calls. */
const pathIds: ReadonlySet<string> = new Set([
  'marketplaceUserId',
  'payerMarketplaceUserId',
  'payeeMarketplaceUserId',
  'businessId',
  'businessLocationId',
]);

/** Finds ids that no later call could name: URL parsers drop the segments . and .., encoded or not. */
function findUnreachableIds(body: unknown): readonly FieldError[] {
  return Object.entries(body ?? {})
    .filter(([key, id]) => pathIds.has(key) && (id === '.' || id === '..'))
    .map(([key]) => ({key, value: 'Must not be . or .., which no URL path can carry.'}));
}

type Range = keyof typeof ownRanges;
const labelRanges: Readonly<Record<string, Range>> = {
  price: 'labelPrice',
  expectedMaxWeightInGrams: 'grams',
};

/** Numbers for which the contract has no range, by their place; * is every item of a list. */
export const rangedFields: Readonly<Partial<Record<OperationId, Readonly<Record<string, Range>>>>> =
  {
    initiateTrade: {
      'prioritizedPayees.*.amount': 'partOfPrice',
      'shipping.expectedMaxWeight': 'grams',
      'shipping.price': 'labelPrice',
      'returnShipping.price': 'labelPrice',
      'shipping.shippingOptions.*.deliveryPrice': 'labelPrice',
      'shipping.shippingOptions.*.returnPrice': 'labelPrice',
    },
    buyShipment: labelRanges,
    buyReturnShipment: labelRanges,
    reimbursePayer: {amount: 'partOfPrice'},
  };

function findOutOfRange(id: OperationId, body: unknown): readonly FieldError[] {
  return Object.entries(rangedFields[id] ?? {}).flatMap(([path, range]) => {
    const {least, most} = ownRanges[range];
    return listNumbers(body, path.split('.')).flatMap(([key, number]) => {
      if (number < least) return {key, value: `Must be at least ${least}.`};
      return number > most ? {key, value: `Must be at most ${most}.`} : [];
    });
  });
}

function listNumbers(
  value: unknown,
  [name, ...rest]: readonly string[],
  place = '',
): readonly (readonly [place: string, number: number])[] {
  if (name === undefined) return typeof value === 'number' ? [[place.slice(1), value]] : [];
  return Object.entries(value ?? {})
    .filter(([key]) => name === '*' || name === key)
    .flatMap(([key, part]) =>
      listNumbers(part, rest, place + (name === '*' ? `[${key}]` : `.${key}`)),
    );
}
