import {openPartsAt} from '../../e2e/open-parts';
import {garbage} from './garbage';
import type {KeptValues} from './kept-values';
import {keepValues, mapValues, nothingKept} from './kept-values';
import type {Reader} from './reader';
import {inNewTab} from './reader';
import {Tally} from './tally';

/** Every part is open when another tab writes garbage, as one with another release may. */
export async function tryBesideTab(reader: Reader, today: KeptValues): Promise<Tally> {
  const tally = new Tally('garbage from another tab');
  const kinds = Object.entries(garbage);
  for (const [index, {name, open}] of openPartsAt(1280).entries()) {
    const [kind, value] = kinds[index % kinds.length] ?? ['', ''];
    const findings = await inNewTab(reader, `${name}, ${kind}`, async (page) => {
      await page.setViewportSize({width: 1280, height: 900});
      await keepValues(page, nothingKept);
      const part = await open(page);
      const other = await reader.context.newPage();
      await keepValues(
        other,
        mapValues(today, () => value),
      );
      await other.close();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      return (await part.isVisible()) ? [] : ['is gone'];
    });
    tally.add(findings);
  }
  return tally;
}
