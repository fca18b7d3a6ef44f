import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFile, cp, mkdtemp, readdir, readFile, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {findToolchain} from '../../scripts/find-toolchain';
import {download, downloads, fileName} from '../sandbox-file';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** The marketplace as the built site offers it, beside the sandbox from there. */
async function unpackMarketplace(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  await run('tar', ['xzf', join(downloads, 'marketplace.tgz'), '--strip-components=1'], {
    cwd: folder,
  });
  await copyFile(join(downloads, fileName), join(folder, fileName));
  return folder;
}

/** Runs a suite to its end: what it prints, and its exit code. */
async function runSuite(
  program: string,
  options: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const child = spawn(program, options, {cwd, env: {...process.env, ...environment}});
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, printed};
}

test('the marketplace survives every chaos and meets all that the sandbox can show', async () => {
  const folder = await unpackMarketplace();
  // What npm would install there.
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const {code, printed} = await runSuite(process.execPath, [vitest, 'run'], folder, {
    COVERAGE_AT_LEAST: '100',
  });
  expect(code, printed).toBe(0);
  expect(printed).toContain('Integration coverage: 100 %');
});

test('the marketplace has about 550 lines and installs nothing that runs', async () => {
  const folder = await unpackMarketplace();
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  const files = (await readdir(folder)).filter((name) => /(?<!config)\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = texts.join('\n').split('\n').filter(isCode);
  expect(lines.length).toBeLessThan(550);
});

/** Neither empty nor a comment nor an import. */
function isCode(line: string): boolean {
  return !/^\s*($|\/\/|\/\*\*|\*|import )/.test(line);
}

test('the helper for pytest runs on the downloaded file', async () => {
  const folder = await download();
  await cp(join(repository, 'examples/pytest'), folder, {recursive: true});
  const {code, printed} = await runSuite(
    await findToolchain('python'),
    ['-B', '-m', 'pytest', '-p', 'no:cacheprovider'],
    folder,
  );
  expect(code, printed).toBe(0);
  expect(printed).toMatch(/\d passed/);
});
