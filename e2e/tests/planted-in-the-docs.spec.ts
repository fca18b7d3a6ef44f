import {expect, test} from '@playwright/test';
import {cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSite} from '../build-site';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const leftOut = ['build', '.docusaurus', 'node_modules'];

/** Builds a copy of the documentation in which one text of one file is replaced. */
async function buildDocs(folder: string, file: string, before: string, after: string) {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(root).filter((entry) => !['site', '.git'].includes(entry))) {
    symlinkSync(join(root, name), join(folder, name));
  }
  const site = join(folder, 'site');
  cpSync(join(root, 'site'), site, {
    recursive: true,
    filter: (source) => !leftOut.includes(basename(source)),
  });
  const text = readFileSync(join(site, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(site, file), text.replace(before, after));
  return buildSite(relative(root, site), 'build');
}

test('a wrong organisation fact stops the build with file, place and remedy', async () => {
  const {status, output} = await buildDocs(
    test.info().outputPath('workspace'),
    'organisation.ts',
    "apiHost: 'https://",
    "apiHost: '",
  );
  expect(output).toContain('site/organisation.ts holds a wrong fact:');
  expect(output).toMatch(/apiHost: "\S+" is refused\. Write it as https:\/\/host/);
  expect(status).toBe(1);
});

test('a bad navigation item stops the build with file, place and remedy', async () => {
  const {status, output} = await buildDocs(
    test.info().outputPath('workspace'),
    'docusaurus.config.ts',
    'items: [\n',
    "items: [\n      {type: 'carousel'},\n",
  );
  expect(output).toContain('site/docusaurus.config.ts holds a wrong setting:');
  expect(output).toContain('themeConfig.navbar.items[0]: Bad navbar item type carousel.');
  expect(output).toContain('Choose one of default, dropdown');
  expect(status).toBe(1);
});
