import type {Page} from '@playwright/test';

export type Pressing = {
  readonly presses: number;
  readonly findings: readonly string[];
};

/** What a reader can press that leads to no other page; what shows one of several things comes last. */
const pressable = [
  'summary, button:not(:disabled), [role="button"], [role="tab"], select:not(:disabled)',
  'input:is([type="radio"], [type="checkbox"]), [role="radio"]',
] as const;

/** In milliseconds. What a press asks for, such as the sandbox, takes a moment to load. */
const calm = 1_500;

/** More than a page has: what presses bring forth must come to an end. */
const mostPresses = 5_000;

/**
 * Presses everything on a page: all that was there at first, and of what comes forth by that, each
 * name once in its part of the page. A dialog is used up and left before the page goes on.
 */
export async function pressEverything(page: Page): Promise<Pressing> {
  await page.evaluate(rememberFirst, pressable.join());
  const findings: string[] = [];
  let presses = 0;
  let isCalm = false;
  while (presses < mostPresses) {
    const pressed = await page.evaluate(pressNext, pressable);
    if (typeof pressed === 'object') {
      isCalm = false;
      presses += 1;
      if (pressed.problem !== undefined) findings.push(`"${pressed.name}" ${pressed.problem}`);
    } else if (!isCalm) {
      // What was pressed last may bring forth more.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(calm);
      isCalm = true;
    } else if (pressed === 'dialog used up') {
      // The first press may only empty a field.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    } else {
      return {presses, findings};
    }
  }
  return {presses, findings: [...findings, `${mostPresses} presses are not enough.`]};
}

type Memory = {
  first: WeakSet<Element>;
  pressed: WeakSet<Element>;
  names: Set<string>;
};
type PageWithMemory = {pressing: Memory};

/*
 * Both run in the page. There is no named function in them: the compiler would mark it with a helper
 * that the page does not have.
 */

function rememberFirst(selector: string): void {
  Object.assign(window, {
    pressing: {
      first: new WeakSet(document.querySelectorAll(selector)),
      pressed: new WeakSet(),
      names: new Set(),
    } satisfies Memory,
  });
}

type Pressed = {readonly name: string; readonly problem: string | undefined};

function pressNext(selectors: readonly string[]): Pressed | 'dialog used up' | 'nothing left' {
  const {first, pressed, names} = (window as unknown as PageWithMemory).pressing;
  const dialog = document.querySelector('dialog[open]');
  const found = selectors.flatMap((each) => [...(dialog ?? document).querySelectorAll(each)]);
  for (const element of found) {
    if (pressed.has(element) || !element.checkVisibility({visibilityProperty: true})) continue;
    const part = element.closest('[data-operation], figure, section, dialog, aside, form, nav');
    const field = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const label = element.getAttribute('aria-label') ?? (field ?? element).textContent.trim();
    // Ids and amounts are others each time.
    const name = [part?.getAttribute('aria-label') ?? part?.id ?? '', label]
      .join(' ')
      .trim()
      .replace(/[\da-f]*\d[\da-f-]*/g, '#');
    pressed.add(element);
    if (!first.has(element)) {
      if (names.has(name)) continue;
      names.add(name);
    }
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = element.options.length - 1;
      element.dispatchEvent(new Event('change', {bubbles: true}));
      return {name, problem: undefined};
    }
    const fold = element.localName === 'summary' ? element.closest('details') : null;
    const wasOpen = fold?.open;
    if (element instanceof HTMLElement) element.click();
    else element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    const isStuck = fold !== null && fold.open === wasOpen;
    const isNotChosen =
      element.role === 'tab' &&
      element.isConnected &&
      element.getAttribute('aria-selected') !== 'true';
    return {
      name,
      problem: isStuck ? 'does not open' : isNotChosen ? 'is not chosen' : undefined,
    };
  }
  return dialog ? 'dialog used up' : 'nothing left';
}
