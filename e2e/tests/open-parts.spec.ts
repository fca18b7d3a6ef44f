import {axeFindings} from '../axe-findings';
import {openPartsAt} from '../open-parts';
import {expect, test} from '../page-test';
import {readText} from '../read-text';

for (const width of [390, 996, 1280]) {
  for (const {name, open} of openPartsAt(width)) {
    test(`${name} has no finding and shows all of its text at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const opened = await open(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await page.evaluate(() =>
          Promise.all(document.getAnimations().map(({finished}) => finished)),
        );
        expect(await axeFindings(page, opened), colorScheme).toEqual([]);
      }
      const {cutOff, overlapping} = await page.evaluate(readText);
      expect({cutOff, overlapping}).toEqual({cutOff: [], overlapping: []});
    });
  }
}
