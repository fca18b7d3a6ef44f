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

test('the first script holds back the first paint of a page of middle length alone', async () => {
  const holding = async (length: number) =>
    (await render('x'.repeat(length)))
      .match(/<script src[^]*?>/g)
      ?.map((tag) => tag.includes('blocking="render"'));
  expect(await holding(249_999)).toEqual([false, false]);
  expect(await holding(250_000)).toEqual([true, false]);
  expect(await holding(999_999)).toEqual([true, false]);
  expect(await holding(1_000_000)).toEqual([false, false]);
});
