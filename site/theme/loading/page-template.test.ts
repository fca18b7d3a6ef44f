import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {expect, test} from 'vitest';
import {pageTemplate} from './page-template';

async function render(appHtml: string): Promise<string> {
  const fill = await compileSSGTemplate(pageTemplate);
  return fill({
    appHtml,
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
  const order = (await render('')).match(/<script>|rel="stylesheet"|<body|<svg|<noscript/g);
  expect(order).toEqual(['<script>', 'rel="stylesheet"', '<body', '<svg', '<noscript']);
});

test('only the first script of a page that is read quickly holds back the first paint', async () => {
  const scripts = async (html: string) =>
    (await render(html))
      .match(/<script src[^]*?>/g)
      ?.map((tag) => tag.includes('blocking="render"'));
  expect(await scripts('<p>short</p>')).toEqual([true, false]);
  expect(await scripts('long'.repeat(250_000))).toEqual([false, false]);
});
