import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

/** The reference has hundreds of stops; its calls are alike. */
const longestWalk = 120;

for (const path of [
  '/',
  '/docs/trades',
  '/docs/getting-started',
  '/v1/marketplace',
  '/not-a-page',
]) {
  test(`every stop of Tab on ${path} can be seen, in the order of the page`, async ({
    page,
    complaints,
  }) => {
    await openPage(page, path);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
    expect(stops.filter(({isMarked}) => !isMarked)).toEqual([]);
    expect(stops.filter(({isAfterLast}) => !isAfterLast)).toEqual([]);
    expect(stops.filter(({name}) => name === '')).toEqual([]);
    if (path === '/not-a-page') complaints.splice(0);
  });
}

type Stop = {
  readonly name: string;
  /** Whether it stands behind the stop before it in the document. */
  readonly isAfterLast: boolean;
  /** Whether nothing, a bar for example, lies over it. */
  readonly isSeen: boolean;
  /** Whether it has a ring. */
  readonly isMarked: boolean;
};

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < longestWalk) {
    await page.keyboard.press('Tab');
    // Anchors and sticky bars settle.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const stop = await page.evaluate(readStop);
    if (stop === null) return stops;
    stops.push(stop);
  }
  return stops;
}

/** What has the focus now; nothing once the walk has left the page. */
function readStop(): Stop | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const marked = window as {lastStop?: Element};
  const last = marked.lastStop;
  marked.lastStop = element;
  const {left, top, width, height} = element.getClientRects()[0] ?? new DOMRect();
  const point = document.elementFromPoint(left + width / 2, top + height / 2);
  const style = getComputedStyle(element);
  return {
    name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML),
    isAfterLast:
      last === undefined ||
      Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    isSeen: point !== null && (element.contains(point) || point.contains(element)),
    isMarked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
  };
}
