import type {Locator, Page} from '@playwright/test';
import {axeFindings} from './axe-findings';
import type {Mode} from './show-in-mode';
import {showInMode} from './show-in-mode';

const colour = ['color-contrast', 'link-in-text-block'];
const noColour = Object.fromEntries(colour.map((id) => [id, {enabled: false}]));

/**
 * What axe finds in each mode. In dark mode it looks at all colours again, and applies its other
 * rules only to elements that differ from light mode.
 */
export async function findingsByMode(
  page: Page,
  part: Locator = page.locator('html'),
): Promise<Record<Mode, unknown[]>> {
  await showInMode(page, 'light');
  const light = await axeFindings(page, part);
  const known = await part.evaluateHandle(describeElements);
  await showInMode(page, 'dark');
  const described = await part.evaluateHandle(describeElements);
  const only = await described.evaluateHandle(
    (elements, before) =>
      [...elements]
        .filter(([element, description]) => before.get(element) !== description)
        .map(([element]) => element),
    known,
  );
  const dark = [
    await axeFindings(page, part, {options: {runOnly: {type: 'rule', values: colour}}}),
    await axeFindings(page, part, {options: {rules: noColour}, only}),
  ];
  return {light, dark: dark.flat()};
}

/**
 * What rules other than those of colour could see of each element, apart from the page's root, which
 * names the mode. It runs in the page.
 */
function describeElements(part: Element): ReadonlyMap<Element, string> {
  const elements = [part, ...part.querySelectorAll('*')].filter(
    (element) => element !== document.documentElement,
  );
  return new Map(
    elements.map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
      const {outerHTML} = element.cloneNode() as Element;
      const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
      const text = texts.map(({textContent}) => textContent).join('|');
      return [element, [x, y, width, height, isVisible, outerHTML, text].join(' ')];
    }),
  );
}
