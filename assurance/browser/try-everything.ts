import type {Page} from '@playwright/test';
import {openPartsAt} from '../../e2e/open-parts';
import {keepValues, nothingKept} from './kept-values';
import type {KeyRecord} from './key-record';
import {pressEverything} from './press-everything';
import type {Reader} from './reader';
import {inNewTab, visit} from './reader';
import {Tally} from './tally';

const height = 900;

/** Every page in a window of this width, with everything on it pressed. */
export async function pressPages(
  reader: Reader,
  record: KeyRecord,
  paths: readonly string[],
  width: number,
): Promise<Tally> {
  const tally = new Tally(`everything pressed at ${width} px`);
  for (const path of paths) {
    const findings = await inNewTab(reader, path, async (page) => {
      await page.setViewportSize({width, height});
      await record.watch(page);
      await visit(page, path);
      const {presses, findings: stuck} = await pressEverything(page);
      tally.presses += presses;
      return [...stuck, ...(await record.readTraces(page))];
    });
    tally.add(findings);
  }
  return tally;
}

/** Every part that opens in a window of this width, or those named, for somebody new each time. */
export async function openParts(
  reader: Reader,
  record: KeyRecord,
  width: number,
  parts?: readonly string[],
): Promise<Tally> {
  const tally = new Tally(`every part opened at ${width} px`);
  for (const {name, open} of openPartsAt(width)) {
    if (parts?.includes(name) === false) continue;
    const findings = await inNewTab(reader, name, async (page) => {
      await page.setViewportSize({width, height});
      await keepValues(page, nothingKept);
      await record.watch(page);
      await open(page);
      if (name === 'search-results') await followFirst(page);
      return record.readTraces(page);
    });
    tally.add(findings);
  }
  return tally;
}

/** Only a search that is followed is remembered. */
async function followFirst(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({state: 'detached'});
}
