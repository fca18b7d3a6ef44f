import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {rooms} from '../.dependency-cruiser.mjs';
import {afterAll, beforeAll, expect, test} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Imports that must be refused: the file, and what it imports. */
const plantedImports = [
  ['openapi/src/a.ts', '../../sandbox/src/world/b'],
  ['openapi/src/register/a.ts', '../validators/b'],
  ['sandbox/src/http/a.ts', '../control/b'],
  ['sandbox/src/api/a.ts', '../hosted/b'],
  ['sandbox/src/trade/a.ts', '../world/b'],
  ['sandbox/src/world/a.ts', '../respond'],
  ['sandbox/src/store/a.ts', '../world/b'],
  ['sandbox/src/control/a.ts', 'node:fs'],
  ['sandbox/src/user/a.ts', 'react'],
  ['sandbox/src/webhooks/a.ts', '../../../site/b'],
  ['reference/src/schema/a.ts', '../../../sandbox/src/world/b'],
  ['reference/src/page/a.ts', '@docusaurus/Link'],
  ['reference/src/model/a.ts', 'react'],
  ['reference/src/request/a.ts', '../form/b'],
  ['reference/src/code/a.ts', '@symblepay/openapi/operations'],
  ['site/examples/a.ts', '../published/b'],
  ['site/theme/a.ts', '../b'],
  ['site/theme/client/a.ts', '@symblepay/openapi/operations'],
  ['site/theme/search/a.ts', '../components/b'],
  ['site/src/sandbox/a.ts', '../components/b'],
  ['e2e/tests/a.ts', '../../site/b'],
] as const;

/** Imports that must be accepted: mostly the same, the other way round. */
const allowedImports = [
  ['sandbox/src/control/c.ts', '../http/a'],
  ['sandbox/src/world/c.ts', '../trade/a'],
  ['sandbox/src/node/c.ts', 'node:fs'],
  ['sandbox/src/http/c.test.ts', '../control/b'],
  ['reference/src/plugin/c.ts', '@docusaurus/Link'],
  ['site/c.ts', '../sandbox/src/world/b'],
  ['site/published/c.ts', '@symblepay/openapi/operations'],
  ['site/src/components/c.ts', '../../published/b'],
] as const;

const circle = {
  'sandbox/src/trade/one.ts': "import type {Two} from './two';\nexport type One = Two;\n",
  'sandbox/src/trade/two.ts': "import type {One} from './one';\nexport type Two = One[];\n",
};

let folder: string;
let found: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const file of [
    'openapi/dist/operations.js',
    'openapi/src/validators/b.ts',
    'reference/src/form/b.ts',
    'sandbox/src/world/b.ts',
    'sandbox/src/control/b.ts',
    'sandbox/src/hosted/b.ts',
    'sandbox/src/respond.ts',
    'site/b.ts',
    'site/published/b.ts',
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

type Report = {
  readonly summary: {
    readonly violations: readonly {readonly from: string; readonly type: string}[];
  };
};

function findViolations(): Promise<readonly string[]> {
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
      const {summary} = JSON.parse(stdout) as Report;
      resolve(summary.violations.map(({from}) => from));
    });
  });
}

test.each(plantedImports)('%s may not import %s', (file) => {
  expect(found).toContain(file);
});

test.each(allowedImports)('%s may import %s', (file) => {
  expect(found).not.toContain(file);
});

test('a circle is refused, of types too', () => {
  expect(found.some((file) => file in circle)).toBe(true);
});

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
const noRooms = ['node_modules', 'build', 'dist', '.docusaurus', 'static', 'docs', 'css'];
