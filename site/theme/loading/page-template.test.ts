import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {expect, test} from 'vitest';
import {pageTemplate} from './page-template';

async function render(): Promise<string> {
  const fill = await compileSSGTemplate(pageTemplate);
  return fill({
    appHtml: '',
    baseUrl: '/',
    htmlAttributes: '',
    bodyAttributes: '',
    headTags: '',
    preBodyTags: '<svg></svg><script>colours()</script><noscript>n</noscript>',
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
