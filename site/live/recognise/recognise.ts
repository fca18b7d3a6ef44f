import {operations, webhooks} from '@symblepay/openapi/operations';
import {responses, shapes} from '@symblepay/openapi/shapes';
import type {OperationId} from '@symblepay/openapi/validators';
import {isRecord} from '../is-record';
import type {Candidate} from './candidates';
import {candidates, errorSchema} from './candidates';
import {findCall} from './find-call';
import type {Http} from './http-head';
import {isTooLarge} from './is-too-large';

export type Body = Readonly<Record<string, unknown>>;

/** What a body is; without a candidate, an object that the reference does not know. */
export type Recognised = {
  readonly body: Body;
  /** Where in the pasted JSON it stands: `response.data`; empty for all of it. */
  readonly within: string;
  readonly candidate?: Candidate;
  /** The call whose request the text shows. */
  readonly call?: OperationId | undefined;
};

/** Below this, too little of it is alike to name it. */
const likeness = {least: 0.34, sure: 0.5} as const;
/** How many objects inside a log entry are looked at. */
const mostInside = 500;

/**
 * 1. A webhook says so itself, by its event name.
 * 2. A request that the text shows names the call, and with it the response.
 * 3. An error status makes it an error, whatever the body holds.
 * 4. Otherwise it is what has the most fields in common with it.
 * 5. What is like nothing may be a log entry: the most alike of the objects inside it is taken.
 */
export function recognise(value: object, http: Http): Recognised | undefined {
  const [first] = Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [value as Body];
  if (first === undefined) return undefined;
  const within = Array.isArray(value) ? '[0]' : '';
  const call = findCall(http);
  const whole = {body: first, within, call};
  const named = nameByHead(first, http, call);
  if (named) return {...whole, candidate: named};
  const best = mostAlike(first);
  if (best && best.likeness >= likeness.sure) return {...whole, candidate: best.candidate};
  const inner = findInside(first, within);
  if (inner) return inner;
  return best ? {...whole, candidate: best.candidate} : whole;
}

function nameByHead(body: Body, http: Http, call: OperationId | undefined): Candidate | undefined {
  const {status} = http;
  if (typeof body.eventName === 'string') {
    const {body: schema} = Object.hasOwn(webhooks, body.eventName)
      ? (webhooks[body.eventName] ?? {body: ''})
      : {body: 'tradeId' in body ? 'TradeNotification' : 'UserNotification'};
    return find('webhook', schema);
  }
  if (status !== undefined && status >= 400) return find('error', errorSchema);
  if (call === undefined) return undefined;
  return status === undefined
    ? find('request', operations[call].body)
    : find('response', responses[call]);
}

function find(kind: Candidate['kind'], schema: string | undefined): Candidate | undefined {
  return candidates.find((each) => each.kind === kind && each.schema === schema);
}

function mostAlike(body: Body) {
  const [best] = candidates
    .map((candidate) => ({candidate, likeness: compare(body, candidate)}))
    .sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= likeness.least ? best : undefined;
}

/** The fields they have in common, as a part of those of the body and those required. */
function compare(body: Body, {schema}: Candidate): number {
  const shape = shapes[schema] ?? {};
  const names = Object.keys(body);
  const common = names.filter((name) => Object.hasOwn(shape, name)).length;
  const missing = Object.entries(shape).filter(
    ([name, {isRequired}]) => isRequired && !Object.hasOwn(body, name),
  ).length;
  return common / (names.length + missing || 1);
}

function findInside(body: Body, within: string): Recognised | undefined {
  const waiting: (readonly [unknown, string])[] = [[body, within]];
  let best: {readonly found: Recognised; readonly likeness: number} | undefined;
  for (const [value, path] of waiting) {
    const inner = typeof value === 'string' ? parse(value) : value;
    if (typeof inner !== 'object' || inner === null) continue;
    const alike = isRecord(inner) ? mostAlike(inner) : undefined;
    if (isRecord(inner) && alike && alike.likeness > (best?.likeness ?? likeness.sure)) {
      const {candidate} = alike;
      best = {found: {body: inner, within: path, candidate}, likeness: alike.likeness};
    }
    for (const [name, entry] of Object.entries(inner).slice(0, mostInside)) {
      if (waiting.length < mostInside) {
        waiting.push([entry, path === '' ? name : `${path}.${name}`]);
      }
    }
  }
  return best?.found;
}

function parse(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as object;
    return isTooLarge(value) === undefined ? value : undefined;
  } catch {
    return undefined;
  }
}
