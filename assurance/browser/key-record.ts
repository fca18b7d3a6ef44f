import type {Page} from '@playwright/test';
import type {KeptValues} from './kept-values';
import {readValues} from './kept-values';

/** Which keys pages write or ask for. */
export class KeyRecord {
  private readonly localKeys = new Set<string>();
  private readonly sessionKeys = new Set<string>();

  /** The keys, with no values. */
  get asked(): KeptValues {
    const withoutValues = (keys: ReadonlySet<string>) =>
      Object.fromEntries([...keys].sort().map((key) => [key, '']));
    return {
      localStorage: withoutValues(this.localKeys),
      sessionStorage: withoutValues(this.sessionKeys),
    };
  }

  /** Before a page is opened in a tab. */
  async watch(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const asked = {localStorage: {}, sessionStorage: {}} satisfies KeptValues;
      Object.assign(window, {asked});
      Object.defineProperty(Storage.prototype, 'getItem', {
        value: new Proxy(Reflect.get(Storage.prototype, 'getItem'), {
          apply(get, storage: Storage, [key]: [string]) {
            const area = storage === localStorage ? 'localStorage' : 'sessionStorage';
            Object.assign(asked[area], {[key]: ''});
            return Reflect.apply(get, storage, [key]);
          },
        }),
      });
    });
  }

  /** Notes the keys of this tab; gives what it has left elsewhere, which no page should. */
  async readTraces(page: Page): Promise<readonly string[]> {
    const asked = await page.evaluate(() => (window as unknown as {asked: KeptValues}).asked);
    for (const {localStorage, sessionStorage} of [asked, await readValues(page)]) {
      Object.keys(localStorage).forEach((key) => this.localKeys.add(key));
      Object.keys(sessionStorage).forEach((key) => this.sessionKeys.add(key));
    }
    const cookies = await page.context().cookies();
    const others = await page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({name}) => `database ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => `worker ${scope}`),
    ]);
    return [...cookies.map(({name}) => `cookie ${name}`), ...others].map(
      (trace) => `leaves a ${trace}`,
    );
  }
}
