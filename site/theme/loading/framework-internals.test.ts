import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import type {RouteChunks} from './browser-registry';
import {browserRegistry} from './browser-registry';
import {componentNames} from './unused-components';

const require = createRequire(import.meta.url);
const packages = dirname(dirname(require.resolve('@docusaurus/core/package.json')));
const read = (path: string) => readFileSync(join(packages, path), 'utf8');

/**
 * What the framework does not promise and we lean on: the file of it, what stands there, and for
 * what we need it. An upgrade that changes one of them fails here, by name.
 */
const internals: readonly (readonly [file: string, text: string | RegExp, neededFor: string])[] = [
  [
    'core/lib/ssg/ssgParams.js',
    'ssgTemplateContent: props.siteConfig.ssrTemplate',
    'the template of a page can be replaced after the settings are checked',
  ],
  [
    'utils/lib/moduleUtils.js',
    'require("jiti")',
    'site/docusaurus.mjs compiles what Docusaurus loads',
  ],
  [
    '../jiti/lib/index.js',
    'opts.transform = require("../dist/babel")',
    'site/docusaurus.mjs takes the place of this compiler',
  ],
  [
    'core/lib/client/clientEntry.js',
    /ReactDOM\.hydrateRoot\(/,
    'our entry starts React before the site',
  ],
  [
    'core/lib/client/clientEntry.js',
    /window\.docusaurus = docusaurus/,
    'links are fetched by window.docusaurus.preload',
  ],
  [
    'core/lib/client/clientEntry.js',
    /from '\.\/docusaurus'/,
    "intent.ts takes the place of the framework's guesses",
  ],
  [
    'core/lib/client/docusaurus.js',
    /= \{\s*prefetch,\s*preload,\s*\}/,
    'intent.ts has the same two functions',
  ],
  [
    'core/lib/client/preload.js',
    'export default function preload(pathname)',
    'a page is loaded through its route',
  ],
  [
    'core/lib/client/exports/ComponentCreator.js',
    /import registry from '@generated\/registry'/,
    'the registry can be replaced by one that loads pages from their HTML',
  ],
  [
    'core/lib/client/ClientLifecyclesDispatcher.js',
    'onRouteDidUpdate',
    'the place on a page is kept by route',
  ],
  [
    'core/lib/client/PendingNavigation.js',
    'window.location.reload()',
    'a page that cannot be put in is loaded whole',
  ],
  [
    'core/lib/webpack/base.js',
    /cacheGroups:[^]*styles: \{/,
    'parts that are loaded later bring their own styles',
  ],
  [
    'core/lib/server/plugins/synthetic.js',
    'siteConfig.future.faster.mdxCrossCompilerCache',
    'guides are compiled for the server alone',
  ],
  [
    'theme-common/lib/utils/reactUtils.js',
    'a[0].localeCompare(b[0])',
    'a page starts without the tables of a language',
  ],
  [
    'theme-common/lib/utils/storageUtils.js',
    /function logOnceBrowserStorageNotAvailableWarning\(error\)[^]*console\.error\(`Docusaurus storage error, can't set [^`]*`, err\)/,
    'storage that is full is one warning',
  ],
  [
    'theme-classic/lib/index.js',
    /getClientModules\(\)[^]*'\.\/nprogress'/,
    'progress.ts takes the place of the progress bar',
  ],
  [
    'theme-classic/lib/inlineScripts.js',
    /initialTheme = getQueryStringTheme\(\) \|\| getStoredTheme\(\);[^]*exports\.DataAttributeQueryStringInlineJavaScript = `/,
    'neither a link nor what is stored changes a page',
  ],
];

test.each(internals)('%s has %s, so that %s', (file, text) => {
  expect(read(file)).toMatch(text);
});

test('the registry that the framework writes is one that we can rewrite', async () => {
  const generatedFilesDir = mkdtempSync(join(tmpdir(), 'registry-'));
  onTestFinished(() => rmSync(generatedFilesDir, {recursive: true}));
  const route = (path: string, component: string, content: string) => ({
    ...{path, component, exact: true, modules: {content}},
    plugin: {name: 'docs', id: 'default'},
  });
  await generateRouteFiles({
    baseUrl: '/',
    generatedFilesDir,
    routes: [
      route('/docs/trades', '@theme/DocItem', '@site/docs/trades.mdx'),
      route('/late', '@theme/MDXPage', '@site/src/pages/late.md'),
    ],
  });
  const written = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');
  const routes = JSON.parse(written('routesChunkNames.json')) as RouteChunks;
  const rewritten = browserRegistry(written('registry.js'), routes, '/page-store.ts');
  expect(rewritten).toContain('[() => loadPage("/docs/trades")]');
  expect(rewritten).toContain('webpackMode: "eager" */ "@theme/DocItem"');
  expect(rewritten).toMatch(/webpackChunkName: "[^"]+" \*\/ "@site\/src\/pages\/late\.md"/);
});

test.each(componentNames)('the classic theme has %s', (component) => {
  expect(() => require.resolve(`@docusaurus/theme-classic/lib/theme/${component}`)).not.toThrow();
});
