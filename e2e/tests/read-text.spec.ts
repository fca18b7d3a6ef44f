import {expect, test} from '../page-test';
import {readText} from '../read-text';

test('text that is cut off and text that lies over another are seen', async ({page}) => {
  await page.setContent(`
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut off at its end</p>
    <p style="margin: 0">One line</p><p style="margin: -10px 0 0">Another</p>
    <p style="width: 40px; overflow: auto; white-space: nowrap">This one can be scrolled</p>`);
  expect(await page.evaluate(readText)).toMatchObject({
    cutOff: ['Cut off at its end'],
    overlapping: ['One line / Another'],
  });
});
