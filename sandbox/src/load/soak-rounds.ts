import {operationIds} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import fc from 'fast-check';
import {serverLimits} from '../limits';
import type {Sandbox} from '../sandbox';
import {Refusal} from '../refusal';
import {start} from '../model-checks/a-trade';
import type {Attack, Attacker} from './attack';
import {attack, callsWithBody, conclude, createAttacker} from './attack';
import {spoiltBodies, findTextFields, naughtyStrings, tortureBodies} from './bad-bodies';
import type {Seen} from '../model-checks/coverage';
import {Coverage} from '../model-checks/coverage';
import {findBroken} from '../model-checks/invariants';
import {storm} from './storm';
import {someWalk, walk} from '../model-checks/walk';

type RoundReport = {readonly count: number; readonly problems: readonly string[]};

const walksPerRound = 200;
const attacksPerRound = 500;
const callsPerRound = 2_000;

/** Walks through trades and checks all invariants at each step. Adds to the coverage so far. */
export function walkAtRandom(seed: number, seenBefore: Seen): RoundReport & {readonly seen: Seen} {
  const coverage = new Coverage(seenBefore);
  const problems: string[] = [];
  let count = 0;
  for (const {terms, choices} of fc.sample(someWalk, {numRuns: walksPerRound, seed})) {
    coverage.add(start(terms));
    for (const {after} of walk(terms, choices)) {
      count++;
      if (after instanceof Refusal) continue;
      coverage.add(after);
      problems.push(...findBroken(after));
    }
  }
  return {count, problems, seen: coverage.list()};
}

/** Sends every kind of bad request to every call that can take it. */
export async function attackAtRandom(sandbox: Sandbox, seed: number): Promise<RoundReport> {
  const attacker = createAttacker(sandbox);
  const attacks = fc.tuple(fc.nat(), someAttack);
  for (const [pick, kind] of fc.sample(attacks, {numRuns: attacksPerRound, seed})) {
    const calls = 'id' in kind ? callsWithPath : callsWithBody;
    const call = calls[pick % calls.length];
    if (call) await attack(attacker, call, aim(attacker, call, kind));
  }
  return {count: attacker.count, problems: conclude(attacker)};
}

export async function stormAtRandom(sandbox: Sandbox, seed: number): Promise<RoundReport> {
  const {calls, problems} = await storm(sandbox, callsPerRound, seed);
  return {count: calls, problems};
}

const callsWithPath = operationIds.filter(
  (id) => !['createBusinessUser', 'connectUser', 'initiateTrade', 'cancelTrade'].includes(id),
);

type AttackKind =
  | {readonly text: string; readonly field: number}
  | Pick<Attack, 'body' | 'type' | 'id'>;

const naughty = fc.constantFrom(...naughtyStrings);
/**
 * Without the empty text, which would be another path, and lone surrogates, which cannot be
 * encoded.
 */
const naughtyId = naughty.filter((text) => text !== '' && !/\p{Surrogate}/u.test(text));

const spoilt = spoiltBodies();

const someAttack: fc.Arbitrary<AttackKind> = fc.oneof(
  {weight: 200, arbitrary: fc.record({body: spoilt})},
  {weight: 80, arbitrary: fc.record({text: naughty, field: fc.nat()})},
  {weight: 60, arbitrary: fc.record({body: fc.constantFrom(...tortureBodies)})},
  {
    weight: 20,
    arbitrary: fc.record({
      body: spoilt,
      type: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'x'),
    }),
  },
  {
    weight: 20,
    arbitrary: fc.record({id: fc.oneof(naughtyId, fc.constant('x'.repeat(8_000)))}),
  },
  {
    weight: 20,
    arbitrary: fc.uint8Array({maxLength: 200}).map((bytes) => ({body: Uint8Array.from(bytes)})),
  },
  {
    weight: 1,
    arbitrary: fc.constant({body: `{"a":"${'x'.repeat(serverLimits.bodyBytes.most)}"}`}),
  },
);

/** Finds the field of the call that the text goes into. */
function aim(attacker: Attacker, call: OperationId, kind: AttackKind): Attack {
  if (!('text' in kind)) return kind;
  const fields = findTextFields(attacker.suggested.get(call)?.body);
  const field = fields[kind.field % Math.max(1, fields.length)];
  return field === undefined ? {body: kind.text} : {change: {field, text: kind.text}};
}
