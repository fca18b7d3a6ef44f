import fc from 'fast-check';
import {createHash} from 'node:crypto';
import {exchange} from './exchange';
import {families} from './families';
import type {Family, Places, ServerKind} from './family';
import type {RawResponse} from './read-responses';
import {readResponses} from './read-responses';
import type {HostileRequest} from './request';
import {toBytes} from './request';
import type {Rule} from './rules';
import {findWrongOutcome} from './rules';

/** A server that is running, and what holds for it. */
export type Target = {
  readonly kind: ServerKind;
  readonly port: number;
  readonly places: Places;
  readonly rules: readonly Rule[];
  /** How long silence lasts, in milliseconds. Only what never comes is silence. */
  readonly patience?: number;
};

export type Attacked = {
  readonly family: string;
  readonly times: number;
  /** How often which outcome came. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly findings: readonly string[];
};

/** The same requests each time. */
const seed = 19;

/** Sends so many requests of each family; after each, the server must still serve as before. */
export async function attackServer(
  target: Target,
  ofEachFamily: number,
  chosen = families,
): Promise<readonly Attacked[]> {
  const before = await readPlaces(target);
  const results: Attacked[] = [];
  for (const family of chosen.filter(({right}) => right[target.kind])) {
    results.push(await attackWith(family, target, ofEachFamily, before));
  }
  return results;
}

async function attackWith(
  family: Family,
  target: Target,
  times: number,
  before: string,
): Promise<Attacked> {
  const outcomes = new Map<string, number>();
  const findings: string[] = [];
  const requests = fc.sample(family.requests(target.places), {numRuns: times, seed});
  for (const [index, request] of requests.entries()) {
    const {outcome, problem} = await attackOnce(family, target, request, index);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (problem !== undefined) findings.push(`${family.name}: ${problem}`);
  }
  const after = await readPlaces(target);
  if (after !== before) {
    findings.push(`${family.name}: afterwards, the server serves something else.`);
  }
  return {family: family.name, times, outcomes, findings};
}

async function attackOnce(
  family: Family,
  {kind, port, rules, patience}: Target,
  request: HostileRequest,
  index: number,
): Promise<{readonly outcome: string; readonly problem?: string}> {
  const mark = makeMark(family, index);
  const sent = toBytes(request, `127.0.0.1:${port}`, mark);
  const isCut = 'isCut' in request && (request.isCut ?? false);
  const isHead = 'method' in request && request.method === 'HEAD';
  const {received, end} = await exchange(port, sent, isCut, patience);
  const name = (problem: string) => ({problem: `${describe(sent)} ${problem}.`});
  if (end !== 'closed') return {outcome: end, ...name(`was ${end}`)};
  const responses = readResponses(received, isHead);
  if (typeof responses === 'string') {
    return {outcome: 'garbled', ...name(`got ${describe(received)}: ${responses}`)};
  }
  const outcome = responses.map(({status}) => status).join('+') || 'closed';
  const wrong = findWrongOutcome(family, kind, responses);
  if (wrong !== undefined) return {outcome, ...name(wrong)};
  const origin = `http://127.0.0.1:${port}`;
  const broken = responses.flatMap((response) =>
    rules.flatMap((rule) => rule({response, mark, isHead, origin}) ?? []),
  );
  return {outcome, ...(broken[0] !== undefined && name(broken[0]))};
}

/** What the usual request gets at every place, as one text. */
async function readPlaces({port, places, patience}: Target): Promise<string> {
  const read: string[] = [];
  for (const target of places.files) {
    const sent = toBytes({target}, `127.0.0.1:${port}`, '');
    const {received} = await exchange(port, sent, false, patience);
    const responses = readResponses(received, false);
    read.push(typeof responses === 'string' ? responses : responses.map(summarize).join());
  }
  return read.join('\n');
}

/** An error has an id of its own each time. */
function summarize({status, body}: RawResponse): string {
  return status === 200 ? createHash('sha256').update(body).digest('hex') : String(status);
}

/** In lower case and without vowels, so that no encoding and no word changes or contains it. */
function makeMark({name}: Family, index: number): string {
  const digest = createHash('sha256').update(`${name} ${index}`).digest('hex');
  return `zq${digest.slice(0, 10).replaceAll('a', 'x').replaceAll('e', 'y')}`;
}

function describe(bytes: Buffer): string {
  const text = JSON.stringify(bytes.toString('latin1'));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
