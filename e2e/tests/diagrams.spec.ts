import type {Page} from '@playwright/test';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

const guides = [
  '/docs/getting-started',
  '/docs/trades',
  '/docs/trades/initiate-new-trade',
  '/docs/trades/trade-details',
  '/docs/users',
  '/docs/users/connect-user-with-symblepay',
];

for (const width of [390, 996, 1280]) {
  test(`no label of a diagram is struck through or lies over another, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const guide of guides) {
      await openPage(page, guide);
      const {labels, ...faults} = await readDiagrams(page);
      expect(labels, guide).toBeGreaterThan(4);
      expect(faults, guide).toEqual({struck: [], overlapping: [], tall: [], wide: []});
    }
  });
}

/**
 * Which labels have a lifeline showing inside their box, share a part of it with another label or
 * are of more than two lines, and which diagrams are too wide.
 */
function readDiagrams(page: Page) {
  return page.evaluate(() => {
    const nameOf = (label: Element) => label.textContent;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    const isOver = (label: Element, lifeline: Element) => {
      label.scrollIntoView({block: 'center'});
      const {top, height} = boxOf(label);
      const stack = document.elementsFromPoint(boxOf(lifeline).left + 0.5, top + height / 2);
      // Opaque: a colour with an alpha channel is written rgba().
      const hasGround = getComputedStyle(label).backgroundColor.startsWith('rgb(');
      return hasGround && stack.indexOf(label) < stack.indexOf(lifeline);
    };
    const found = {
      labels: 0,
      struck: [] as string[],
      overlapping: [] as string[],
      tall: [] as string[],
      wide: [] as string[],
    };
    for (const diagram of document.querySelectorAll('[data-sequence]')) {
      const labels = [...diagram.querySelectorAll('[data-label]')];
      const lifelines = [...diagram.querySelectorAll('span[data-lane]:empty')];
      found.labels += labels.length;
      if (diagram.scrollWidth > diagram.clientWidth || boxOf(diagram).right > innerWidth) {
        found.wide.push(nameOf(diagram));
      }
      for (const [index, label] of labels.entries()) {
        const struck = lifelines.some(
          (lifeline) => meet(boxOf(label), boxOf(lifeline)) && !isOver(label, lifeline),
        );
        if (struck) found.struck.push(nameOf(label));
        if (labels.slice(index + 1).some((other) => meet(boxOf(label), boxOf(other)))) {
          found.overlapping.push(nameOf(label));
        }
        const lines = boxOf(label).height / parseFloat(getComputedStyle(label).lineHeight);
        if (lines > 2.1) found.tall.push(nameOf(label));
      }
    }
    return found;
  });
}
