import {findingsByMode} from '../findings-by-mode';
import {openPartsAt} from '../open-parts';
import {expect, test} from '../page-test';
import {readText} from '../read-text';

for (const width of [390, 996, 1280]) {
  for (const {name, open} of openPartsAt(width)) {
    test(`${name} has no finding and shows all of its text at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const opened = await open(page);
      expect(await findingsByMode(page, opened)).toEqual({light: [], dark: []});
      const {cutOff, overlapping} = await page.evaluate(readText);
      expect({cutOff, overlapping}).toEqual({cutOff: [], overlapping: []});
    });
  }
}
