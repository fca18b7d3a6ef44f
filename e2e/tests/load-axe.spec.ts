import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {loadAxe} from '../load-axe';
import {expect, test} from '../page-test';

/** Text over one colour and over several, in every notation, readable or not. */
const text = `
  <p style="color: #777; background: white">grey on white</p>
  <p style="color: rgb(10 20 30 / 60%); background: hsl(0.5turn 50% 50%)">with an angle in turns</p>
  <p style="color: oklch(60% 0.1 200); background: color(display-p3 0 0.2 0.3)">in wide colours</p>
  <div style="background: navy"><div style="background: rgba(255, 255, 255, 0.4); opacity: 0.8">
    <p style="color: white">over two layers</p><p style="color: black; opacity: 0.5">half gone</p>
    <p style="color: white; mix-blend-mode: multiply; background: tomato">blended</p>
    <p style="color: yellow; text-shadow: 0 0 2px black">with a shadow</p>
  </div></div>
  <p style="background: linear-gradient(red, blue)">over a gradient</p>`;

test('axe judges colours as it does when it is loaded as it is published', async ({page}) => {
  await page.setContent(text);
  await page.evaluate(axe.source);
  const published = await judgeColours(page);
  await page.setContent(text);
  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'));
  await loadAxe(page);
  expect(published.violations.length + published.passes.length).toBeGreaterThan(6);
  // The second time all colours are known.
  expect([await judgeColours(page), await judgeColours(page)]).toEqual([published, published]);
});

/** With foreground, background and ratio of each text. */
async function judgeColours(page: Page) {
  return page.evaluate(async () => {
    const {violations, passes, incomplete} = await window.axe.run({
      runOnly: ['color-contrast', 'link-in-text-block'],
    });
    const nodes = (results: typeof passes) =>
      results.flatMap((result) =>
        result.nodes.map(({target, any}) => ({
          target,
          judged: any.map(({id, data}) => [id, data as unknown]),
        })),
      );
    return {
      violations: nodes(violations),
      passes: nodes(passes),
      incomplete: nodes(incomplete),
    };
  });
}
