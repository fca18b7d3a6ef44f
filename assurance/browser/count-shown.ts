import type {Page} from '@playwright/test';

/** How much of a page can be seen, by kind of element. */
export type Shown = Readonly<Record<string, number>>;

const kinds = [
  'h1',
  'h2',
  'h3',
  'p',
  'li',
  'pre',
  'td',
  'img',
  'svg',
  'figure',
  'summary',
  'input',
];

/** Counts what can be seen of a page and its frame, without the sandbox's bar and the announcement. */
export function countShown(page: Page): Promise<Shown> {
  return page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          [...document.querySelectorAll(`:is(main, nav, footer) ${name}`)].filter((element) =>
            element.checkVisibility(),
          ).length,
        ]),
      ),
    kinds,
  );
}

/** What is missing of a page, or too much, where it should be as one of those. */
export function compareShown(shown: Shown, usual: readonly Shown[]): readonly string[] {
  return Object.entries(shown)
    .filter(([name, count]) => !usual.some((each) => each[name] === count))
    .map(([name, count]) => `shows ${count} <${name}> instead of ${usual[0]?.[name] ?? 0}`);
}
