import type {Page} from '@playwright/test';
import {panelOf} from '../../e2e/open-form';
import {openPartsAt} from '../../e2e/open-parts';
import {compareShown} from './count-shown';
import type {State} from './states';
import {Tally} from './tally';
import type {Reader} from './reader';
import {inNewTab, visit} from './reader';
import type {Usual} from './usual';

const storageWarning = /^warning: Docusaurus browser storage is not available\./;

/** Every page, which must be whole, and every part that opens, or those named, which must work. */
export async function tryInState(
  reader: Reader,
  state: State,
  usual: Usual,
  parts?: readonly string[],
): Promise<Tally> {
  const {name, prepare, isRefusing, says, hasTrade = false} = state;
  const tally = new Tally(name);
  const inState = {...reader, ...(isRefusing && {expected: storageWarning})};
  for (const [path, shown] of usual) {
    const findings = await inNewTab(inState, path, async (page) => {
      await prepare(page);
      return compareShown(await visit(page, path), shown);
    });
    tally.add(findings);
  }
  for (const {part, width} of listParts(hasTrade)) {
    if (parts?.includes(part.name) === false) continue;
    const findings = await inNewTab(inState, part.name, async (page) => {
      await page.setViewportSize({width, height: 900});
      await prepare(page);
      await part.open(page);
      return part.name === 'form-response' ? readBar(page, says) : [];
    });
    tally.add(findings);
  }
  return tally;
}

/** Each part once, in a wide window if it is there. */
function listParts(hasTrade: boolean) {
  const wide = openPartsAt(1280);
  const narrow = openPartsAt(390).filter(({name}) => !wide.some((part) => part.name === name));
  return [
    ...wide.map((part) => ({part, width: 1280})),
    ...narrow.map((part) => ({part, width: 390})),
    // A reader with a trade goes on with it, and is shown no story.
  ].filter(({part}) => !hasTrade || part.name !== 'playground');
}

/** Once the sandbox runs, its bar says what has become of what the browser kept. */
async function readBar(page: Page, says: RegExp): Promise<readonly string[]> {
  const text = await panelOf(page).innerText();
  return says.test(text) ? [] : [`the bar says "${text}", and not ${String(says)}`];
}
