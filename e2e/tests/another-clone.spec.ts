import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {sites} from '../sites';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

test('a clone in another folder and time zone builds the same bytes', () => {
  const clone = test.info().outputPath('clone');
  mkdirSync(clone, {recursive: true});
  try {
    const files = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {cwd: root, encoding: 'utf8'},
    );
    const packages = 'node_modules */node_modules openapi/dist site/published/dist';
    execFileSync(
      'sh',
      ['-c', `xargs -0 cp --parents -t "$1"; cp -al --parents ${packages} "$1"`, 'sh', clone],
      {cwd: root, input: files},
    );
    execFileSync('node_modules/.bin/docusaurus', ['build', 'site'], {
      cwd: clone,
      stdio: 'pipe',
      env: {...process.env, TZ: 'Pacific/Auckland', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    expect(digests(join(clone, 'site/build'))).toEqual(digests(join(root, sites.docs.folder)));
  } finally {
    rmSync(clone, {recursive: true});
  }
});

/** Every file of a folder, and what it holds. */
function digests(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name))
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
