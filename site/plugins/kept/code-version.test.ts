import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {versionOf} from './code-version';

function setUp() {
  const root = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
    return versionOf(root);
  };
  return {root, write, first: write('site/plugins/a.ts', 'a')};
}

test.each([
  'package-lock.json',
  'site/plugins/a.ts',
  'site/theme/b.tsx',
  'site/published/dist/recordings.json',
  'openapi/dist/openapi.json',
  'reference/src/markdown/write.ts',
  'sandbox/src/facts.ts',
])('%s is part of it', (file) => {
  const {write, first} = setUp();
  expect(write(file, 'b')).not.toBe(first);
});

test.each([
  'site/build/assets/a.js',
  'site/.docusaurus/routes.json',
  'site/node_modules/a/index.js',
  'site/plugins/a.test.ts',
  'site/docs/users.mdx',
])('%s is none of it', (file) => {
  const {write, first} = setUp();
  expect(write(file, 'b')).toBe(first);
});

test('the same code has the same version wherever it is', () => {
  expect(setUp().first).toBe(setUp().first);
});
