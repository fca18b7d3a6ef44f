import {limits} from '@symblepay/openapi/limits';
import {deadlines} from '@symblepay/sandbox/facts';
import {
  fieldOfAnchor,
  isAnchorOfParameter,
  listRequestAnchors,
  listRequestFields,
} from '../plugins/contract-quotes/contract-fields';
import {facts} from '../plugins/sandbox-quotes/facts';
import type {Subject} from './subject';
import {subjects} from './subject';

const bounds = Object.entries(limits).flatMap(([owner, entries]) => listBounds(owner, entries));

/**
 * A constant is a number that the API fixes. These are:
 *
 * 1. each bound of a request's field, of a parameter and of a model that is one number;
 * 2. each length that only responses have: a length of requests holds for what comes back, too;
 * 3. the page size of the documented example, the only one that is known;
 * 4. how webhooks are delivered, and the deadlines of a trade.
 */
export function listConstants(): readonly Subject[] {
  const requestFields = new Set(listRequestFields());
  const requestModels = listRequestAnchors();
  const isSent = ({field}: Bound) =>
    field.startsWith('parameters.') || requestModels.has(field) || requestFields.has(field);
  const sent = bounds.filter(isSent);
  const onlyInResponses = bounds.filter(
    (bound) => bound.keyword === 'maxLength' && !sent.some((other) => isEqual(other, bound)),
  );
  return [
    ...[...sent, ...onlyInResponses].map(boundSubject),
    ...quoted('page size of the example', 'ExampleValue:Pagination.pageSize'),
    ...Object.keys(facts).flatMap((name) => quoted(name, `Fact:${name}`)),
    ...quoted('waits between attempts', 'SandboxTable:retry-schedule'),
    ...Object.keys(deadlines).flatMap((name) =>
      quoted(`deadline ${name}`, `Deadline:${name}`, 'SandboxTable:deadlines'),
    ),
  ];
}

type Bound = {
  /** `TradeCreation.title`, `parameters.tradeId`, `KycLevel`. */
  readonly field: string;
  readonly keyword: string;
  readonly value: number;
};

function listBounds(owner: string, entries: object): readonly Bound[] {
  return Object.entries(entries).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'number') return [{field: owner, keyword: key, value}];
    const isField = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isField ? listBounds(`${owner}.${key}`, value) : [];
  });
}

/** Taught where it is quoted, or where its field is named beside an equal bound: "x and y, 1 to 64". */
function boundSubject(bound: Bound): Subject {
  const {field, keyword, value} = bound;
  const quotesEqual = (of: string) => {
    const quoted = readBound(of);
    return quoted !== undefined && isEqual(quoted, bound);
  };
  return {
    kind: 'constant',
    name: `${field}.${keyword} ${value}`,
    isTaughtBy: ({of, beside}) =>
      of === `Limit:${field}.${keyword}` || (isLinkTo(of, field) && beside.some(quotesEqual)),
  };
}

function isLinkTo(of: string, field: string): boolean {
  const [owner, name = ''] = field.split('.');
  return owner === 'parameters' ? isAnchorOfParameter(of, name) : fieldOfAnchor(of) === field;
}

function readBound(of: string): Bound | undefined {
  const [, field = '', keyword = ''] = /^Limit:(.+)\.(\w+)$/.exec(of) ?? [];
  return bounds.find((bound) => bound.field === field && bound.keyword === keyword);
}

function isEqual(one: Bound, other: Bound): boolean {
  return one.keyword === other.keyword && one.value === other.value;
}

function quoted(name: string, ...quotes: readonly string[]): Subject[] {
  return subjects('constant', [name], (of) => quotes.includes(of));
}
