import {execFile} from 'node:child_process';
import {mkdtemp, readdir, readFile, rm, unlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expect, onTestFinished, test, vi} from 'vitest';
import {parse} from 'yaml';
import {expectedCalls} from './expectations/calls.js';
import {buildContract} from './src/build-contract.js';
import type {Editable} from './src/testing/contract-copy.js';
import {copyContract, editFile} from './src/testing/contract-copy.js';

const run = promisify(execFile);

async function copyForTest(): Promise<string> {
  const folder = await copyContract();
  onTestFinished(() => rm(folder, {recursive: true}));
  return folder;
}

async function buildSpoiled(file: string, change: (content: Editable) => void): Promise<string[]> {
  const folder = await copyForTest();
  await editFile(folder, file, change);
  return buildContract(folder, join(folder, 'dist'));
}

test('a dangling $ref stops the build with file, pointer and remedy', async () => {
  const build = buildSpoiled('schemas/Shipping.yaml', ({properties}) =>
    Object.assign(properties?.paidBy ?? {}, {$ref: './Partie.yaml'}),
  );
  await expect(build).rejects.toThrow(
    /^schemas\/Shipping\.yaml #\/properties\/paidBy\n.*'schemas\/Partie\.yaml'.*\n {2}Correct the path after \$ref/m,
  );
});

test('a dangling $ref to a component stops the build', async () => {
  const build = buildSpoiled('openapi.yaml', (document) =>
    Object.assign(document, {paths: {'/x': {$ref: '#/components/pathItems/X'}}}),
  );
  await expect(build).rejects.toThrow(/^openapi\.yaml #\/paths\/~1x.*\n.*\n {2}Correct the path/m);
});

test('a missing file stops the build with the file that names it', async () => {
  const folder = await copyForTest();
  await unlink(join(folder, 'schemas/Reimbursement.yaml'));
  await expect(buildContract(folder, join(folder, 'dist'))).rejects.toThrow(
    /^paths\/users-trade-reimburse-payer\.yaml #\/post\/requestBody\/.*\n.*\n {2}Correct the path/m,
  );
});

test('an example that is typed by hand stops the build with file, pointer and remedy', async () => {
  const build = buildSpoiled('schemas/Reimbursement.yaml', ({properties}) =>
    Object.assign(properties?.amount ?? {}, {examples: [250]}),
  );
  await expect(build).rejects.toThrow(
    /^schemas\/Reimbursement\.yaml #\/properties\/amount\/examples\n.*\n {2}Remove it; play the value/m,
  );
});

test('an operation without description stops the build with file, pointer and remedy', async () => {
  const build = buildSpoiled('paths/trades-cancel.yaml', ({post}) => delete post?.description);
  await expect(build).rejects.toThrow(
    /^paths\/trades-cancel\.yaml #\/post\/description\n.*\n {2}Add a description: what the call is for/m,
  );
});

test('a file that is not YAML stops the build with its name', async () => {
  const folder = await copyForTest();

  await writeFile(join(folder, 'schemas/Fees.yaml'), 'type: [object\ndescription: "');
  await expect(buildContract(folder, join(folder, 'dist'))).rejects.toThrow(/Fees\.yaml/);
});

test('a build that stops leaves the earlier files alone', async () => {
  const folder = await copyForTest();
  const target = await mkdtemp(join(tmpdir(), 'target-'));
  onTestFinished(() => rm(target, {recursive: true}));

  await writeFile(join(target, 'openapi.json'), '{}');
  await editFile(folder, 'paths/trades-cancel.yaml', ({post}) => delete post?.summary);
  await expect(buildContract(folder, target)).rejects.toThrow(/summary/);
  expect(await readdir(target)).toEqual(['openapi.json']);
});

test('two folders and two time zones give the same bytes, in YAML as in JSON', async () => {
  const [one, other] = [await copyForTest(), await copyForTest()];
  const script = fileURLToPath(new URL('build.ts', import.meta.url));
  const args = ['--import', import.meta.resolve('tsx'), script, one, join(one, 'dist')];
  await run(process.execPath, args, {env: {...process.env, TZ: 'Pacific/Kiritimati'}});
  const first = await readTree(join(one, 'dist'));
  // This process knows the builder already, and Node reads TZ again when it changes.
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(0).getHours()).toBe(16);
  await buildContract(other, join(other, 'dist'));
  const second = await readTree(join(other, 'dist'));
  const modules = expectedCalls.map(({operationId}) => `/validators/${operationId}.js`);
  expect([...first.keys()]).toEqual(
    expect.arrayContaining(['/assumptions.js', '/limits.js', '/types.d.ts', ...modules]),
  );
  expect(second).toEqual(first);
  const yaml: unknown = parse(first.get('/openapi.yaml') ?? '');
  expect(yaml).toEqual(JSON.parse(first.get('/openapi.json') ?? ''));
});

async function readTree(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = paths.map(async (path) => {
    return [path.slice(folder.length).replaceAll('\\', '/'), await readFile(path, 'utf8')] as const;
  });
  return new Map(await Promise.all(texts));
}
