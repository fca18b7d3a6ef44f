import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {chooseFaults} from './choose-faults';
import {deriveFaults} from './derive-faults';
import {plant} from './fault';
import type {Verdict} from './judge-faults';
import {judgeFaults} from './judge-faults';
import {openKeptVerdicts} from './kept-verdicts';
import {knownSurvivors} from './known-survivors';
import {ruledFiles} from './ruled-files';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const files = {
  'shop/tsconfig.json': '{"compilerOptions": {"strict": true, "types": []}, "include": ["fee.ts"]}',
  'shop/fee.ts': `export function fee(price: number): number {
  if (price > 100) return 2;
  const kind: 'small' | 'large' = 'small';
  return kind.length - 4;
}

export function countDown(from: number): number {
  let left = from;
  while (left > 0) left -= 1;
  return left;
}
`,
  'shop/fee.test.ts': `import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {countDown, fee} from './fee';

test('a small fee', () => expect([fee(5), fee(500), countDown(3)]).toEqual([1, 2, 0]));
test('the source', async () => {
  expect(await readFile(new URL('fee.ts', import.meta.url), 'utf8')).not.toContain('// read');
});
`,
};

const change = (find: string, replace: string) => ({file: 'shop/fee.ts', find, replace});
const faults = {
  caught: change('price > 100', '!(price > 100)'),
  survivor: change('price > 100', 'price >= 100'),
  'wrong type': change("= 'small'", "= ''"),
  'no answer': change(
    'return left;',
    "const {process} = globalThis as any; process.kill(process.pid, 'SIGKILL'); return left;",
  ),
  'after the restart': change('return 2', 'return 3'),
  'read by a test': change('let left = from;', 'let left = from; // read'),
};

let root: string;
let verdicts: readonly Verdict[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'planted-'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  verdicts = await judgeFaults(Object.values(faults), {root});
});

afterAll(() => rmSync(root, {recursive: true}));

test.each([
  ['caught', 'shop/fee.test.ts'],
  ['survivor', undefined],
  ['wrong type', 'types'],
  ['no answer', 'no answer'],
  ['after the restart', 'shop/fee.test.ts'],
  ['read by a test', 'shop/fee.test.ts'],
] as const)('of the faults, "%s" is noticed by %s', (name, by) => {
  expect(verdicts.find(({fault}) => fault === faults[name])).toEqual({fault: faults[name], by});
});

test('the files stay as they are', () => {
  const now = Object.keys(files).map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  expect(Object.fromEntries(now)).toEqual(files);
});

test('what noticed a fault in an earlier run is not asked again', async () => {
  const keptAt = join(root, 'build/verdicts.ndjson');
  openKeptVerdicts(root, keptAt).keep(faults.survivor, 'types');
  const [verdict] = await judgeFaults([faults.survivor], {root, keptAt});
  expect(verdict).toEqual({fault: faults.survivor, by: 'types'});
});

test('faults are derived from what the code does, not from its types, names or texts', () => {
  const text = `import {a} from 'b';
type Kind = 'one' | 'two';
const table = {'key': 'a text for readers', other: ['x', 'y']};
if (a && table.other.some(isX)) return a < 1 ? 'x' : (b ?? 'none');
`;
  const condition = "if (a && table.other.some(isX)) return a < 1 ? 'x' : (b ?? 'none');";
  expect(deriveFaults('a.ts', text).map(({replace}) => replace)).toEqual([
    "const table = {'key': 'a text for readers', other: [ 'y']};",
    "const table = {'key': 'a text for readers', other: ['x', ]};",
    "const table = {'key': 'a text for readers', other: ['', 'y']};",
    "const table = {'key': 'a text for readers', other: ['x', '']};",
    condition.replace('a && table.other.some(isX)', '!(a && table.other.some(isX))'),
    '',
    condition.replace('&&', '||'),
    condition.replace('some', 'every'),
    condition.replace('a < 1', '!(a < 1)'),
    condition.replace('a < 1', 'a <= 1'),
    condition.replace('a < 1', 'a < 2'),
    condition.replace("'x'", "''"),
    condition.replace("b ?? 'none'", "'none'"),
    condition.replace("'none'", "''"),
  ]);
});

test('a line that is there twice is found by the lines before it', () => {
  const text = 'f(\n  1,\n);\ng(\n  1,\n);\n';
  expect(deriveFaults('a.ts', text)).toEqual([
    {file: 'a.ts', find: 'f(\n  1,', replace: 'f(\n  2,'},
    {file: 'a.ts', find: 'g(\n  1,', replace: 'g(\n  2,'},
  ]);
});

test('at least 150 faults are planted in the rooms, the known survivors among them', () => {
  const chosen = chooseFaults(repository, ruledFiles, 1);
  expect(chosen.length).toBeGreaterThanOrEqual(150);
  for (const fault of chosen) {
    expect(plant(readFileSync(join(repository, fault.file), 'utf8'), fault)).toBeDefined();
  }
  expect(chosen).toEqual(
    expect.arrayContaining(knownSurvivors.map(({file, find, replace}) => ({file, find, replace}))),
  );
});
