import {expect, test} from '@playwright/test';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSite} from '../build-site';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const leftOut = ['build', '.docusaurus', 'node_modules'];

/** Builds a copy of the documentation in which one text of one file is replaced. */
async function buildDocs(file: string, before: string, after: string) {
  const workspace = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const name of ['node_modules', 'openapi', 'reference', 'sandbox', 'package.json']) {
      symlinkSync(join(root, name), join(workspace, name));
    }
    const site = join(workspace, 'site');
    cpSync(join(root, 'site'), site, {
      recursive: true,
      filter: (source) => !leftOut.includes(basename(source)),
    });
    const text = readFileSync(join(site, file), 'utf8');
    expect(text).toContain(before);
    writeFileSync(join(site, file), text.replace(before, after));
    return await buildSite(site, 'build');
  } finally {
    rmSync(workspace, {recursive: true});
  }
}

test('a wrong organisation fact stops the build with file, place and remedy', async () => {
  const {status, output} = await buildDocs('organisation.ts', "apiHost: 'https://", "apiHost: '");
  expect(output).toContain('site/organisation.ts holds a wrong fact:');
  expect(output).toMatch(/apiHost: "\S+" is refused\. Write it as https:\/\/host/);
  expect(status).toBe(1);
});

test('a bad navigation item stops the build with file, place and remedy', async () => {
  const {status, output} = await buildDocs(
    'docusaurus.config.ts',
    'items: [\n',
    "items: [\n      {type: 'carousel'},\n",
  );
  expect(output).toContain('site/docusaurus.config.ts holds a wrong setting:');
  expect(output).toContain('themeConfig.navbar.items[0]: Bad navbar item type carousel.');
  expect(output).toContain('Choose one of default, dropdown');
  expect(status).toBe(1);
});
