import {readFile} from 'node:fs/promises';
import type {Page} from 'playwright-core';
import {buildModel} from '../../reference/src/model/build-model';
import {operationsOf} from '../../reference/src/model/operations-of';
import {parseDocument} from '../../reference/src/model/parse-document';

/** The title of the call that stands last in the page. */
export async function lastCallOf(document: string): Promise<string> {
  const model = buildModel(parseDocument(await readFile(document, 'utf8')));
  return operationsOf(model).at(-1)?.title ?? model.title;
}

/**
 * Looks once, at the first contentful paint: whether the call's title is laid out outside of
 * navigation, shadow trees included.
 */
export async function watchLastCall(
  page: Page,
  title: string,
): Promise<{readonly seen: Promise<boolean>}> {
  let tell: (isLaidOut: boolean) => void = () => undefined;
  const seen = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('tellLastCall', tell);
  // No named function inside: the compiler would mark it with a helper that the page does not have.
  await page.addInitScript((wanted) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      const roots: (Document | ShadowRoot)[] = [document];
      let isLaidOut = false;
      for (const root of roots) {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) roots.push(element.shadowRoot);
          isLaidOut ||=
            element.closest('nav, [role=navigation], [role=menu], a') === null &&
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === wanted,
            ) &&
            element.getBoundingClientRect().height > 0;
        }
      }
      (window as unknown as {tellLastCall: (isLaidOut: boolean) => void}).tellLastCall(isLaidOut);
    }).observe({type: 'paint', buffered: true});
  }, title);
  return {seen};
}
