import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {copyCheckout} from '../../assurance/reproducible/copy-checkout';
import {compare, readDigests} from '../../assurance/reproducible/digests';
import {sites} from '../sites';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

test('a clone in another folder and time zone builds the same bytes', () => {
  const clone = test.info().outputPath('clone');
  try {
    copyCheckout(root, clone, ['openapi/dist', 'site/published/dist']);
    execFileSync(process.execPath, ['site/docusaurus.mjs', 'build', 'site'], {
      cwd: clone,
      stdio: 'pipe',
      env: {...process.env, TZ: 'Pacific/Auckland', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    const [own = {}, other = {}] = [root, clone].map((each) =>
      readDigests(each, [sites.docs.folder]),
    );
    expect(Object.keys(own).length).toBeGreaterThan(100);
    expect(compare(own, other)).toEqual([]);
  } finally {
    rmSync(clone, {recursive: true, force: true});
  }
});
