import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundleFile, fileName} from '@symblepay/sandbox/file';
import {expect, test} from 'vitest';

test('the guide lists every option of the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'options-'));
  const file = join(folder, fileName);
  writeFileSync(file, await bundleFile());
  const {stdout} = spawnSync(process.execPath, [file, '--help'], {encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  const guide = new URL('../../docs/getting-started/testing.mdx', import.meta.url);
  const listed = listOptions(readFileSync(guide, 'utf8'), /^\| `(--[a-z-]+)/gm);
  expect(listed).toEqual(listOptions(stdout, /^ {2}(--[a-z-]+)/gm));
});

function listOptions(text: string, form: RegExp): readonly (string | undefined)[] {
  return Array.from(text.matchAll(form), ([, option]) => option).sort();
}
