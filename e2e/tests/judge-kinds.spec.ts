import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {loadAxe} from '../load-axe';
import {expect, test} from '../page-test';

/** Words set alike, of which some can be read and others can't, each for another reason. */
const words = `
  <style>
    body {color: black; background: white}
    .faint {color: #ccc}
    div {position: relative}
    .ground {position: absolute; inset: 0; background: #222}
    .moved {transform: translateY(-2rem)}
  </style>
  <p>${'<span>word</span> '.repeat(20)}</p>
  <p class="faint">${'<span>faint</span> '.repeat(20)}</p>
  <p style="background: #333"><span>over a ground of its own</span></p>
  <p><span style="opacity: 0.2">half gone</span></p>
  <p style="opacity: 0.2"><span>in what is half gone</span></p>
  <div><i class="ground"></i><p><span style="position: relative">over what lies below</span></p></div>
  <p style="background: #222; color: white">last line</p>
  <p><span class="moved">over the line before it</span></p>`;

test('axe finds the same texts hard to read as when it judges each of them', async ({page}) => {
  await page.setContent(words);
  await page.evaluate(axe.source);
  const published = await findFaint(page);
  await page.setContent(words);
  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'));
  await loadAxe(page);
  expect(published.length).toBeGreaterThan(22);
  expect(await findFaint(page)).toEqual(published);
});

async function findFaint(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const {violations} = await window.axe.run({runOnly: ['color-contrast']});
    return violations.flatMap(({nodes}) => nodes.map(({target}) => String(target)));
  });
}
