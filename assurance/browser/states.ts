import type {Page} from '@playwright/test';
import {fillStorage} from '../../e2e/fill-storage';
import {garbage} from './garbage';
import type {KeptValues} from './kept-values';
import {keepValues, mapValues, nothingKept} from './kept-values';
import {listOtherReleases} from './other-releases';

/** What a browser may hold when a page is opened. */
export type State = {
  readonly name: string;
  readonly prepare: (page: Page) => Promise<void>;
  /** What the bar says once the sandbox runs. */
  readonly says: RegExp;
  /** The browser refuses all or takes nothing more, of which the console has one warning. */
  readonly isRefusing?: boolean;
  /** The reader has a trade and goes on with it. */
  readonly hasTrade?: boolean;
};

const endsWithTab = /ends with this tab/;
const beginsAnew = /can't be read, so it starts over/;

/** In a browser that blocks cookies. */
export const blocked: State = {
  ...{name: 'storage blocked', says: endsWithTab, isRefusing: true},
  prepare: () => Promise.resolve(),
};

/** `today` is what browsers keep; `asked` has every key that pages ask for. */
export function listStates(today: KeptValues, asked: KeptValues): readonly State[] {
  const full = (name: string, values: KeptValues, hasTrade: boolean): State => ({
    ...{name, says: endsWithTab, isRefusing: true, hasTrade},
    prepare: async (page) => {
      await keepValues(page, values);
      await fillStorage(page);
    },
  });
  const holding = (values: KeptValues) => (page: Page) => keepValues(page, values);
  return [
    full('storage full', nothingKept, false),
    full('storage full, with a sandbox in it', today, true),
    ...Object.entries(garbage).map(([kind, value]) => ({
      ...{name: `every value ${kind}`, says: beginsAnew},
      prepare: holding(mapValues(asked, () => value)),
    })),
    ...[...listOtherReleases(today)].map(([release, values]) => ({
      ...{name: `values of another release: ${release}`, says: /Your trade/, hasTrade: true},
      prepare: holding(values),
    })),
  ];
}
