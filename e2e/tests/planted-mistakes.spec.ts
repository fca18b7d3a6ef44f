import {expect, test} from '@playwright/test';
import {buildSite} from '../build-site';

const build = (mistake: string) =>
  buildSite('e2e/mistake-site', `build/${mistake}`, {MISTAKE: mistake});

test('a broken link fails the build, which names the page and the link', async () => {
  const {status, output} = await build('broken-link');
  expect(output).toMatch(/source page path = \/docs\/broken-link:\s+-> linking to \/nowhere/);
  expect(status).toBe(1);
});

test('a broken anchor only warns, and names the page and the anchor', async () => {
  const {status, output} = await build('broken-anchor');
  expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
  expect(output).toMatch(
    /source page path = \/docs\/broken-anchor:\s+-> linking to \/docs\/getting-started#no-such-heading/,
  );
  expect(status).toBe(0);
});

test('an unknown item type fails the build with file, place and remedy', async () => {
  const {status, output} = await build('unknown-type');
  expect(output).toContain('e2e/mistake-site/docusaurus.config.ts holds a wrong setting');
  expect(output).toContain('themeConfig.navbar.items[1]: Bad navbar item type carousel.');
  expect(output).toContain('Choose one of default, dropdown, localeDropdown, search, html, doc,');
  expect(status).toBe(1);
});

test('a doc sidebar item with nothing to link to fails it with file, place and remedy', async () => {
  const {status, output} = await build('empty-sidebar');
  expect(output).toContain('e2e/mistake-site/docusaurus.config.ts holds a wrong setting');
  expect(output).toContain(
    'themeConfig.navbar.items[1]: the sidebar "empty" has nothing to link to in version "current".',
  );
  expect(output).toContain('Add a document to it in sidebars.ts, or take the item out.');
  expect(status).toBe(1);
});

test('an item that throws fails the build with its message and the pages', async () => {
  const {status, output} = await build('throwing-item');
  expect(output).toContain(`Can't render static file for pathname "/docs/getting-started"`);
  expect(output).toContain('The item has a fault');
  expect(output).toContain('at FaultyNavbarItem');
  expect(status).toBe(1);
});
