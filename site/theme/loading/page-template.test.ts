import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {
  DataAttributeQueryStringInlineJavaScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts.js';
import {runInNewContext, Script} from 'node:vm';
import {expect, test} from 'vitest';
import {pageTemplate} from './page-template';

async function render(script = 'colours()'): Promise<string> {
  const fill = await compileSSGTemplate(pageTemplate);
  return fill({
    appHtml: '',
    baseUrl: '/',
    htmlAttributes: '',
    bodyAttributes: '',
    headTags: '',
    preBodyTags: `<svg></svg><script>${script}</script><noscript>n</noscript>`,
    postBodyTags: '',
    metaAttributes: ['<title>t</title>'],
    scripts: ['runtime.js', 'main.js'],
    stylesheets: ['styles.css'],
    noIndex: false,
    version: '3',
  });
}

test('inline scripts stand before the stylesheets, what is not a script in the body', async () => {
  const order = (await render()).match(/<script>|rel="stylesheet"|<body|<svg|<noscript/g);
  expect(order).toEqual(['<script>', 'rel="stylesheet"', '<body', '<svg', '<noscript']);
});

test('the inline script first says what is shown first, in functions that are whole', async () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(await render()) ?? [];
  expect(script).toMatch(
    /^if \(performance[^]*location\.hash[^]*expect[^]*arriving[^]*colours\(\)$/,
  );
  expect(script).not.toMatch(/__name|import|require/);
});

function colours(disableSwitch: boolean): string {
  return getThemeInlineScript({
    colorMode: {disableSwitch, defaultMode: 'light', respectPrefersColorScheme: true},
    siteStorage: {type: 'localStorage', namespace: ''},
  });
}

async function renderScript(script: string): Promise<string> {
  const [, rendered = ''] = /<script>([^]*?)<\/script>/.exec(await render(script)) ?? [];
  return rendered;
}

test.each([true, false])(
  'nothing in the search part of an address changes a page: switch disabled %s',
  async (disableSwitch) => {
    const script = await renderScript(
      `${colours(disableSwitch)}\n${DataAttributeQueryStringInlineJavaScript}\nbar()`,
    );
    expect(script).not.toMatch(/location\.search|URLSearchParams|docusaurus-|QueryString/);
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain("setAttribute('data-theme', initialTheme ||");
    expect(script.includes('getItem(')).toBe(!disableSwitch);
    expect(script).toMatch(/bar\(\)$/);
  },
);

test.each([
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ...[null, '', 'neither', 'DARK', 'system', '{"theme":"light"}', '\0'].map((stored) => [
    stored,
    'dark',
    'system',
  ]),
])(
  'where %j is stored, a page in a dark system is %s by choice %s',
  async (stored, mode, choice) => {
    const attributes: Record<string, string> = {};
    const setAttribute = (name: string, value: string) => (attributes[name] = value);
    runInNewContext(await renderScript(colours(false)), {
      performance: {getEntriesByType: () => []},
      window: {localStorage: {getItem: () => stored}, matchMedia: () => ({matches: true})},
      document: {documentElement: {setAttribute}},
    });
    expect(attributes).toEqual({'data-theme': mode, 'data-theme-choice': choice});
  },
);
