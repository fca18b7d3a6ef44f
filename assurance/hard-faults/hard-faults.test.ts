import {fileURLToPath} from 'node:url';
import type {Snapshot} from '@symblepay/openapi/control/types';
import {createSandbox} from '@symblepay/sandbox';
import {describeTrade} from '@symblepay/sandbox/conformance';
import {Client} from '@symblepay/sandbox/conformance';
import {itemsForSale} from '@symblepay/sandbox/items';
import {expect, test} from 'vitest';
import type {Attempt} from './attempt';
import {effect} from './effects';
import {judgeRest} from './judge-rest';
import {killOnDirectory} from './kill-directory';
import {Ledger} from './ledger';
import {entries, inFolder, writeProgram} from './programs';

test('A sandbox that is killed under traffic loses no answered call, and does nothing twice', async () => {
  const outcome = await killOn(entries.installed, 4);
  expect(outcome).toMatchObject({times: 4, passed: 4, findings: []});
  expect(outcome.figures['answered calls']).toBeGreaterThan(0);
});

test('A sandbox that answers before it writes is found', async () => {
  const hasty = fileURLToPath(new URL('hasty-sandbox.ts', import.meta.url));
  const {findings} = await killOn(hasty, 3);
  expect(findings.join('\n')).toMatch(/: answered, and there 0 times\./);
});

function killOn(entry: string, kills: number) {
  return inFolder(async (folder) =>
    killOnDirectory(await writeProgram(folder, entry), folder, kills),
  );
}

const origin = 'http://sandbox.test';
const {control, fetch} = await createSandbox({origin});
const client = new Client({origin, send: fetch});
const {tradeId} = await client.call('initiateTrade', {
  body: {...describeTrade(itemsForSale.guitar), referenceId: 'one'},
});
const held: Snapshot = control.snapshot();

const answered: Attempt = {
  deed: 'initiateTrade',
  effects: [effect.trade('one', tradeId)],
  moves: 0,
  outcome: 'answered',
};

async function check(state: Snapshot, ...attempts: readonly Attempt[]) {
  const ledger = new Ledger();
  ledger.note(attempts);
  return ledger.check(state);
}

test('A state that holds what was answered passes', async () => {
  expect(await check(held, answered)).toEqual([]);
});

test.each<[string, Attempt, string]>([
  [
    'lost',
    {...answered, effects: [effect.trade('two')]},
    'trade of two: answered, and there 0 times.',
  ],
  [
    'refused and done',
    {...answered, outcome: 'refused'},
    `trade ${tradeId} of one: refused, and there 1 times.`,
  ],
  [
    'answered by a clock that stood still',
    {...answered, moves: 1_000},
    'The clock is at 1772442000000 instead of 1772442001000 to 1772442001000.',
  ],
])('A call that is %s is found', async (_, attempt, finding) => {
  expect(await check(held, attempt)).toEqual([finding]);
});

test('An effect that is there twice is found', async () => {
  const [key, event] = held.events.at(-1) ?? [];
  if (key === undefined || !event) throw new Error('There is no event.');
  const twice = {
    ...held,
    events: [...held.events, [String(Number(key) + 1).padStart(10, '0'), event]],
  };
  const found = await check(twice as Snapshot, {...answered, outcome: 'unsure'}).catch(String);
  expect(found).toContain(`trade ${tradeId} of one: unsure, and there 2 times.`);
});

test('Money that comes from nowhere is found', async () => {
  const text = JSON.stringify(held).replace(/("to":"escrowedPrice","amount":)\d+/, '$17');
  expect((await check(JSON.parse(text) as Snapshot, answered)).join('\n')).toMatch(/instead of/);
});

const lossOfEvents = '  - events: 1 of 9 records are lost.';

test('What is left without the end of a trade passes if the start has named it', () => {
  const rest = {...held, events: held.events.slice(0, -1)};
  expect(judgeRest(rest, held, lossOfEvents)).toEqual([]);
});

test.each<[string, Snapshot, string]>([
  ['lost without a word', {...held, organisations: []}, 'It does not say that organisations'],
  [
    'changed',
    JSON.parse(JSON.stringify(held).replace('Nørrebrogade', 'Nørrebrogada')) as Snapshot,
    'It was not there before: users',
  ],
])('A record that is %s is found', (_, rest, finding) => {
  expect(judgeRest(rest, held, lossOfEvents).join('\n')).toContain(finding);
});

test('A trade without its middle is found', () => {
  const [first] = held.events.filter(([, event]) => event.event.transition === 'T22');
  const rest = {...held, events: held.events.filter((each) => each !== first)};
  expect(judgeRest(rest, held, lossOfEvents).join('\n')).toContain('only edges of the table occur');
});
