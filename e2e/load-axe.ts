import type {Page} from '@playwright/test';
import axe from 'axe-core';

/**
 * Loads axe into the page, unless it is there. Most of its time goes into colours, in ways that need
 * not be:
 * - its build keeps the private fields of a colour in WeakMaps; here they are properties;
 * - it reads the few colours of a page again for every element; here each is read once.
 *
 * It also copies the markup of every element that it looks at; here of none.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(sourceWithQuickFields);
  await page.evaluate(readEachColourOnce);
  await page.evaluate(() => window.axe.configure({noHtml: true}));
}

/**
 * Private fields are created while the source runs; a WeakMap that axe creates later is a real one.
 */
const sourceWithQuickFields = `{
  class Fields {
    key = Symbol();
    has(object) { return this.key in object; }
    get(object) { return object[this.key]; }
    set(object, value) { object[this.key] = value; }
    add(object) { object[this.key] = true; }
  }
  let isLoading = true;
  const WeakMap = function () { return isLoading ? new Fields() : new window.WeakMap(); };
  const WeakSet = function () { return isLoading ? new Fields() : new window.WeakSet(); };
  ${axe.source}
  isLoading = false;
}`;

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

type ColourClass = {
  readonly prototype: Colour & {parseString: (this: Colour, text: string) => Colour};
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Only an interface adds to the browser's own.
  interface Window {
    readonly axe: typeof axe & {readonly commons: {readonly color: {readonly Color: ColourClass}}};
  }
}
