import {readStored, store} from './stored';

/** Where the choice for a topic is stored: shared between pages and, by the storage event, tabs. */
export const keyPrefix = 'reference.';

/** Shows the remembered variant in every sample below `root` that has it, else the first. */
export function applyChoices(root: ParentNode): void {
  for (const sample of root.querySelectorAll<HTMLElement>('[data-code-sample]')) {
    applyChoice(sample);
  }
}

export function applyChoice(sample: HTMLElement): void {
  const topic = sample.dataset.codeSample;
  if (topic) show(sample, readStored(`${keyPrefix}${topic}`));
  else if (sample.dataset.ready === undefined) show(sample, null);
}

export function chooseVariant(tab: HTMLElement): void {
  const sample = tab.closest<HTMLElement>('[data-code-sample]');
  const variant = tab.dataset.tab;
  if (!sample || variant === undefined) return;
  const topic = sample.dataset.codeSample;
  // Its neighbours come into sight too, where the row is longer than the frame.
  tab.scrollIntoView({block: 'nearest', inline: 'center'});
  if (!topic) {
    show(sample, variant);
    return;
  }
  // Samples above may change their height: keep what the reader clicked where it is.
  const before = tab.getBoundingClientRect().top;
  store(`${keyPrefix}${topic}`, variant);
  applyChoices(document);
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Arrow keys, Home and End move between tabs, as the ARIA pattern for tabs asks. */
export function moveBetweenTabs(tab: HTMLElement, key: string): boolean {
  const sample = tab.closest<HTMLElement>('[data-code-sample]');
  const tabs = sample ? tabsOf(sample) : [];
  const index = tabs.indexOf(tab);
  const targets = new Map([
    ['ArrowRight', tabs[(index + 1) % tabs.length]],
    ['ArrowLeft', tabs.at(index - 1)],
    ['Home', tabs[0]],
    ['End', tabs.at(-1)],
  ]);
  const next = targets.get(key);
  if (!next) return false;
  chooseVariant(next);
  next.focus();
  return true;
}

function show(sample: HTMLElement, wanted: string | null): void {
  const variants = [...sample.querySelectorAll<HTMLElement>('[data-variant]')];
  const shown = variants.find(({dataset}) => dataset.variant === wanted) ?? variants[0];
  const id = shown?.dataset.variant ?? '';
  // A page is prepared more than once, and may have hundreds of samples.
  if (sample.dataset.ready === id) return;
  for (const variant of variants) variant.hidden = variant !== shown;
  for (const tab of tabsOf(sample)) {
    const isSelected = tab.dataset.tab === id;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  sample.dataset.ready = id;
}

function tabsOf(sample: HTMLElement): HTMLElement[] {
  return [...sample.querySelectorAll<HTMLElement>('[data-tab]')];
}
