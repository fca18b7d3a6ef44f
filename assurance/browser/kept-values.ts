import type {Page} from '@playwright/test';

/** What a browser keeps for the site, by key. */
export type KeptValues = {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
};

export const nothingKept: KeptValues = {localStorage: {}, sessionStorage: {}};

/** An address of the site, of which the server is not asked; no script runs there. */
const stillPage = '/still-page';

/** Opens a page of the site on which nothing happens. */
export async function openStillPage(page: Page): Promise<void> {
  await page.route(stillPage, (route) =>
    route.fulfill({contentType: 'text/html', body: '<link rel="icon" href="data:,">'}),
  );
  await page.goto(stillPage);
  await page.unroute(stillPage);
}

/** Makes the browser keep exactly this, before the next page of the site is opened. */
export async function keepValues(page: Page, values: KeptValues): Promise<void> {
  await openStillPage(page);
  await page.evaluate((areas) => {
    for (const [area, entries] of Object.entries(areas)) {
      const storage = area === 'localStorage' ? localStorage : sessionStorage;
      storage.clear();
      for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
    }
  }, values);
}

export function readValues(page: Page): Promise<KeptValues> {
  return page.evaluate(() => ({
    localStorage: Object.fromEntries(Object.entries<string>(localStorage)),
    sessionStorage: Object.fromEntries(Object.entries<string>(sessionStorage)),
  }));
}

/** The same keys with other values. */
export function mapValues(
  values: KeptValues,
  change: (value: string, key: string) => string,
): KeptValues {
  const changeAll = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value, key)]));
  return {
    localStorage: changeAll(values.localStorage),
    sessionStorage: changeAll(values.sessionStorage),
  };
}
