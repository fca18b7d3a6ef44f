import {openPage} from '../open-page';
import {expect, test} from '../page-test';
import {readText} from '../read-text';
import {routes} from '../routes';

/** 1280 pixels at 400 and at 200 % are as wide as a window of 320 and of 640. */
const widths = [320, 390, 640, 996, 1280, 1920];

for (const path of [...routes.map((route) => route.path), '/not-a-page']) {
  test(`no text of ${path} is cut off or lies over another`, async ({page, complaints}) => {
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const {lines, ...faults} = await page.evaluate(readText);
      expect(lines, `${width} px`).toBeGreaterThan(10);
      expect(faults, `${width} px`).toEqual({cutOff: [], overlapping: []});
    }
    if (path === '/not-a-page') complaints.splice(0);
  });
}

test('the check sees text that is cut off and text that lies over another', async ({page}) => {
  await page.setContent(`
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut off at its end</p>
    <p style="margin: 0">One line</p><p style="margin: -10px 0 0">Another</p>
    <p style="width: 40px; overflow: auto; white-space: nowrap">This one can be scrolled</p>`);
  expect(await page.evaluate(readText)).toMatchObject({
    cutOff: ['Cut off at its end'],
    overlapping: ['One line / Another'],
  });
});
