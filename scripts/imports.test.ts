import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {rooms} from '../.dependency-cruiser.mjs';
import {afterAll, beforeAll, expect, test} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Imports that must be refused: the file, what it imports, and the rule that refuses it. */
const plantedImports = [
  ['openapi/src/a.ts', '../../sandbox/src/world/b', 'folder openapi'],
  ['openapi/src/register/a.ts', '../validators/b', 'room openapi/src/register'],
  ['sandbox/src/http/a.ts', '../control/b', 'room sandbox/src/http'],
  ['sandbox/src/api/a.ts', '../hosted/b', 'room sandbox/src/api'],
  ['sandbox/src/trade/a.ts', '../world/b', 'room sandbox/src/trade'],
  ['sandbox/src/world/a.ts', '../respond', 'room sandbox/src/world'],
  ['sandbox/src/store/a.ts', '../world/b', 'room sandbox/src/store'],
  ['sandbox/src/control/a.ts', 'node:fs', 'the sandbox runs in a browser'],
  ['sandbox/src/user/a.ts', 'react', 'folder sandbox'],
  ['sandbox/src/webhooks/a.ts', '../../../site/b', 'folder sandbox'],
  ['sandbox/src/hosted/a.ts', '../../../reference/src/form/b', 'folder sandbox'],
  ['reference/src/schema/a.ts', '../../../sandbox/src/world/b', 'folder reference'],
  ['reference/src/page/a.ts', '@docusaurus/Link', 'folder reference/src/(?!plugin/)'],
  ['reference/src/model/a.ts', 'react', 'folder reference/src/(model|request)'],
  ['reference/src/request/a.ts', '../form/b', 'room reference/src/request'],
  ['reference/src/code/a.ts', '@symblepay/openapi/operations', 'folder reference'],
  ['site/examples/a.ts', '../published/b', 'room site/examples'],
  ['site/plugins/a.ts', '../../bench/guides/b', 'folder site'],
  ['site/recording/a.ts', '../../scripts/tasks', 'only tests use the scripts'],
  ['site/theme/a.ts', '../b', 'folder site/theme'],
  ['site/theme/client/a.ts', '@symblepay/openapi/operations', 'folder site/theme'],
  ['site/theme/search/a.ts', '../components/b', 'room site/theme/search'],
  ['site/live/engine.ts', './Run/b', 'room site/live/engine.ts'],
  ['e2e/tests/a.ts', '../../site/b', 'folder e2e/tests'],
  ['deploy/a.ts', '../site/b', 'folder deploy'],
  ['deploy/headers.ts', './serve', 'room deploy/headers.ts'],
  ['scripts/a.ts', '../site/b', 'folder scripts'],
  ['scripts/run-jobs.ts', './tasks', 'room scripts/run-jobs.ts'],
  ['bench/browser/a.ts', '../guides/b', 'room bench/browser'],
  ['bench/guides/a.ts', '../../site/b', 'folder bench'],
] as const;

/** Imports that must be accepted: mostly the same, the other way round. */
const allowedImports = [
  ['sandbox/src/control/c.ts', '../http/a'],
  ['sandbox/src/control/d.ts', '../../../reference/src/request/to-curl'],
  ['sandbox/src/world/c.ts', '../trade/a'],
  ['sandbox/src/node/c.ts', 'node:fs'],
  ['sandbox/src/http/c.test.ts', '../control/b'],
  ['reference/src/plugin/c.ts', '@docusaurus/Link'],
  ['site/c.ts', '../sandbox/src/world/b'],
  ['site/published/c.ts', '@symblepay/openapi/operations'],
  ['site/src/components/c.ts', '../../published/b'],
  ['site/plugins/testing/c.ts', '../../../scripts/tasks'],
  ['bench/guides/c.ts', '../browser/a'],
] as const;

const circle = {
  'sandbox/src/trade/one.ts': "import type {Two} from './two';\nexport type One = Two;\n",
  'sandbox/src/trade/two.ts': "import type {One} from './one';\nexport type Two = One[];\n",
};

let folder: string;
let found: readonly Violation[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const file of [
    'bench/guides/b.ts',
    'deploy/serve.ts',
    'openapi/dist/operations.js',
    'openapi/src/validators/b.ts',
    'reference/src/form/b.ts',
    'reference/src/request/to-curl.ts',
    'sandbox/src/world/b.ts',
    'sandbox/src/control/b.ts',
    'sandbox/src/hosted/b.ts',
    'sandbox/src/respond.ts',
    'scripts/tasks.ts',
    'site/b.ts',
    'site/published/b.ts',
    'site/live/Run/b.ts',
    'site/src/components/b.ts',
    'site/theme/components/b.ts',
  ]) {
    write(file, 'export const b = 1;\n');
  }
  write(
    'openapi/package.json',
    JSON.stringify({exports: {'./operations': './dist/operations.js'}}),
  );
  // As npm links the packages of workspaces.
  mkdirSync(join(folder, 'node_modules/@symblepay'), {recursive: true});
  symlinkSync('../../openapi', join(folder, 'node_modules/@symblepay/openapi'));
  for (const [file, target] of [...plantedImports, ...allowedImports]) {
    write(file, `export * from '${target}';\n`);
  }
  for (const [file, text] of Object.entries(circle)) write(file, text);
  found = await findViolations();
});

afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

type Violation = {readonly from: string; readonly rule: {readonly name: string}};

function findViolations(): Promise<readonly Violation[]> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const args = [program, '.', '--config', config, '--output-type', 'json'];
  return new Promise((resolve, reject) => {
    // It exits with a failure, because it finds what is planted.
    execFile(process.execPath, args, {cwd: folder, maxBuffer: 1e8}, (error, stdout) => {
      if (stdout === '') {
        reject(error ?? new Error('There is no report.'));
        return;
      }
      const {summary} = JSON.parse(stdout) as {summary: {violations: Violation[]}};
      resolve(summary.violations);
    });
  });
}

test.each(plantedImports)('%s may not import %s: %s', (file, _, rule) => {
  expect(rulesAgainst(file)).toContain(rule);
});

test.each(allowedImports)('%s may import %s', (file) => {
  expect(rulesAgainst(file)).toEqual([]);
});

test('a circle is refused, of types too', () => {
  expect(Object.keys(circle).flatMap(rulesAgainst)).toContain('no circle');
});

function rulesAgainst(file: string): readonly string[] {
  return found.filter(({from}) => from === file).map(({rule}) => rule.name);
}

test.each(Object.entries(rooms))(
  'the rooms of %s are all listed, and all exist',
  (path, layers) => {
    const found = readdirSync(join(root, path), {withFileTypes: true})
      .filter((entry) => entry.isDirectory() || /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .map(({name}) => name);
    expect(found.filter((name) => !noRooms.includes(name)).sort()).toEqual(layers.flat().sort());
  },
);

/** Prose, styles, and what is generated or installed, import nothing of ours. */
const noRooms = [
  ...['node_modules', 'build', 'dist', '.docusaurus'],
  ...['static', 'static-host', 'docs', 'css'],
];
