import type {Page} from '@playwright/test';
import {openForm} from '../open-form';
import {openPage} from '../open-page';
import {expect, test} from '../page-test';

/** WCAG 2.2, 1.4.11: controls and lines that carry meaning. Axe sees to the text. */
const least = 3;

/** Lines without which a picture or a state is not understood, by the page that shows them. */
const lines: Readonly<Record<string, readonly string[]>> = {
  '/': ['[role="tab"][aria-selected="true"]'],
  '/docs/trades/trade-details': [
    'li[data-state="Past"]::before',
    'li[data-state="Past"] > :first-child::before',
    'li[data-state="Past"] > :first-child::after',
    'li[data-state="Current"] > :first-child::before',
    'li[data-state="Future"] > :first-child::before',
  ],
  '/docs/trades': ['li[data-held="always"]::before', 'li[data-from="payer"]::before'],
  '/v1/marketplace': ['[role="tab"][aria-selected="true"]'],
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, selectors] of Object.entries(lines)) {
    test(`lines and controls of ${path} stand out, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await openPage(page, path);
      for (const selector of selectors) {
        expect(await contrastOfLine(page, selector), selector).toBeGreaterThanOrEqual(least);
      }
      expect(await faintControls(page)).toEqual([]);
      expect(await faintRings(page)).toEqual([]);
    });
  }

  test(`controls of a form stand out, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await openForm(page);
    expect(await faintControls(page)).toEqual([]);
    expect(await faintRings(page)).toEqual([]);
  });
}

/** The strongest border of the first such element against what it is drawn on. */
async function contrastOfLine(page: Page, selector: string): Promise<number> {
  await page.evaluate(`window.contrast = (${contrastTools.toString()})()`);
  return page.evaluate((whole) => {
    const [, css = '', pseudo] = /^(.+?)(::\w+)?$/.exec(whole) ?? [];
    const element = document.querySelector(css);
    if (!element) throw new Error(`No element is ${css}`);
    return window.contrast.ofBorder(element, pseudo);
  }, selector);
}

/** Fields and buttons whose edge or ground differs too little from what is around them. */
async function faintControls(page: Page): Promise<string[]> {
  await page.evaluate(`window.contrast = (${contrastTools.toString()})()`);
  return page.evaluate((ratio) => {
    const controls = document.querySelectorAll(
      'input, select, textarea, button:not([role="tab"]), .button',
    );
    return (
      [...controls]
        .filter((control) => control.checkVisibility({visibilityProperty: true}))
        // A control that is words alone is told by its text.
        .filter((control) => /INPUT|SELECT|TEXTAREA/.test(control.tagName) || hasEdge(control))
        .filter(
          (control) =>
            Math.max(window.contrast.ofBorder(control), window.contrast.ofGround(control)) < ratio,
        )
        .map(({outerHTML}) => outerHTML.slice(0, 160))
    );

    function hasEdge(control: Element): boolean {
      return parseFloat(getComputedStyle(control).borderBlockEndWidth) > 0;
    }
  }, least);
}

/** What has too faint a ring when the keyboard leads to it. */
async function faintRings(page: Page): Promise<string[]> {
  await page.evaluate(`window.contrast = (${contrastTools.toString()})()`);
  // From here on the browser shows rings.
  await page.keyboard.press('Tab');
  return page.evaluate((ratio) => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...stops]
      .filter((stop) => {
        stop.focus({preventScroll: true});
        return document.activeElement === stop && window.contrast.ofRing(stop) < ratio;
      })
      .map(({outerHTML}) => outerHTML.slice(0, 160));
  }, least);
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

type ContrastTools = {
  readonly ofBorder: (element: Element, pseudo?: string) => number;
  readonly ofGround: (element: Element) => number;
  readonly ofRing: (element: Element) => number;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface adds to the browser's own.
  interface Window {
    contrast: ContrastTools;
  }
}

/** Runs in the page, where colours are what the browser makes of them. */
function contrastTools(): ContrastTools {
  const pixel = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  return {
    ofBorder(element, pseudo) {
      const style = getComputedStyle(element, pseudo);
      const ground = groundOf(pseudo === undefined ? element.parentElement : element);
      const sides = ['BlockEnd', 'BlockStart', 'InlineStart', 'InlineEnd'] as const;
      return Math.max(
        1,
        ...sides
          .filter((side) => parseFloat(style[`border${side}Width`]) > 0)
          .map((side) => ratio(over(read(style[`border${side}Color`]), ground), ground)),
      );
    },
    ofGround: (element) => ratio(groundOf(element), groundOf(element.parentElement)),
    ofRing(element) {
      const {outlineColor, outlineOffset, outlineStyle} = getComputedStyle(element);
      if (outlineStyle === 'none') return 1;
      const isInside = parseFloat(outlineOffset) < 0;
      const ground = groundOf(isInside ? element : element.parentElement);
      return ratio(over(read(outlineColor), ground), ground);
    },
  };

  function read(colour: string): Rgba {
    if (!pixel) throw new Error('There is no canvas to read colours with.');
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  function groundOf(element: Element | null): Rgba {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  }

  function over([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
    const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
    return [mix(red, r), mix(green, g), mix(blue, b), 1];
  }

  function ratio(one: Rgba, other: Rgba): number {
    const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance([red, green, blue]: Rgba): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
