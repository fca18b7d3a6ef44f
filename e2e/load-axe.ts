import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {judgeEachKindOnce} from './judge-kinds';

/**
 * Loads axe into the page, unless it is there. Much of its time goes into what need not be:
 * - it remembers what it knows of an element in a list, and searches the list; here in a map;
 * - its build keeps the private fields of a colour in WeakMaps, and asks each time whether they are
 *   there; here they are properties;
 * - it reads the few colours of a page again for every element; here each is read once;
 * - it judges the colours of every text; here it stops at the first of each kind that passes.
 *
 * It also copies the markup of every element that it looks at; here of none.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(quickSource);
  await page.evaluate(readEachColourOnce);
  await page.evaluate(judgeEachKindOnce);
  await page.evaluate(() => window.axe.configure({noHtml: true}));
}

/** What stands in axe as published, and what does the same sooner. */
const quicker: Readonly<Record<string, string>> = {
  'require_get_1()()': 'new Known(1)',
  'require_get_fixed()(length)': 'new Known(length)',
  's.get(_assertClassBrand(s, a))': 's.get(a)',
  's.set(_assertClassBrand(s, a), r)': 's.set(a, r)',
  '_checkPrivateRedeclaration(e, t), t.set(e, a)': 't.set(e, a)',
};

/**
 * Private fields are created while the source runs; a WeakMap that axe creates later is a real one.
 */
const quickSource = `{
  class Fields {
    key = Symbol();
    has(object) { return this.key in object; }
    get(object) { return object[this.key]; }
    set(object, value) { object[this.key] = value; }
    add(object) { object[this.key] = true; }
  }
  class Known {
    last = 0;
    constructor(length) {
      this.length = length;
      this.clear();
      // axe calls them by themselves.
      for (const name of ['get', 'set', 'clear']) this[name] = this[name].bind(this);
    }
    get(args) {
      let found = this.ids;
      for (let index = 0; index < this.length && found; index += 1) found = found.get(args[index]);
      return found ?? null;
    }
    set(args) {
      let ids = this.ids;
      for (let index = 0; index < this.length - 1; index += 1) {
        if (!ids.has(args[index])) ids.set(args[index], new Map());
        ids = ids.get(args[index]);
      }
      this.last += 1;
      ids.set(args[this.length - 1], this.last);
      return this.last;
    }
    clear() { this.ids = new Map(); }
  }
  let isLoading = true;
  const WeakMap = function () { return isLoading ? new Fields() : new window.WeakMap(); };
  const WeakSet = function () { return isLoading ? new Fields() : new window.WeakSet(); };
  ${Object.entries(quicker).reduce(replaceOnce, axe.source)}
  isLoading = false;
}`;

function replaceOnce(source: string, [published, ours]: [string, string]): string {
  const parts = source.split(published);
  if (parts.length !== 2) {
    throw new Error(`axe has "${published}" ${parts.length - 1} times. Correct e2e/load-axe.ts.`);
  }
  return parts.join(ours);
}

function readEachColourOnce(): void {
  const {prototype} = window.axe.commons.color.Color;
  const {parseString} = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour !== undefined) {
      return Object.assign(this, colour);
    }
    parseString.call(this, text);
    const {r, g, b, alpha} = this;
    known.set(text, {r, g, b, alpha});
    return this;
  };
}

type Colour = {
  r: number;
  g: number;
  b: number;
  alpha: number;
};

type Check = {
  /** `undefined` if it can't tell. */
  evaluate: (this: unknown, element: Element, ...more: unknown[]) => boolean | undefined;
};

type ColourClass = {
  readonly prototype: Colour & {parseString: (this: Colour, text: string) => Colour};
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface adds to the browser's own.
  interface Window {
    readonly axe: typeof axe & {
      readonly commons: {readonly color: {readonly Color: ColourClass}};
      readonly _audit: {readonly checks: {readonly 'color-contrast': Check}};
      readonly _cache: {readonly get: <Kept>(key: string, create: () => Kept) => Kept};
    };
  }
}
