import {axeFindings} from '../axe-findings';
import {openPartsAt} from '../open-parts';
import {expect, test} from '../page-test';
import {readText} from '../read-text';
import {modes, showInMode} from '../show-in-mode';

for (const width of [390, 996, 1280]) {
  for (const {name, open} of openPartsAt(width)) {
    test(`${name} has no finding and shows all of its text at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const opened = await open(page);
      for (const mode of modes) {
        await showInMode(page, mode);
        expect(await axeFindings(page, opened), mode).toEqual([]);
      }
      const {cutOff, overlapping} = await page.evaluate(readText);
      expect({cutOff, overlapping}).toEqual({cutOff: [], overlapping: []});
    });
  }
}
