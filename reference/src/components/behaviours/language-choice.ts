import {readStored, store} from './stored';

/** Remembered over pages and, through the storage event, over tabs. */
export const languageKey = 'code-language';

/** Shows the remembered language in every sample below `root` that has it, else the first. */
export function applyLanguage(root: ParentNode): void {
  const wanted = readStored(languageKey);
  for (const sample of root.querySelectorAll<HTMLElement>('[data-code-sample]')) {
    const variants = [...sample.querySelectorAll<HTMLElement>('[data-language]')];
    const shown = variants.find(({dataset}) => dataset['language'] === wanted) ?? variants[0];
    if (!shown) continue;
    for (const variant of variants) variant.hidden = variant !== shown;
    for (const tab of tabsOf(sample)) {
      const isSelected = tab.dataset['languageTab'] === shown.dataset['language'];
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    }
    sample.dataset['ready'] = '';
  }
}

export function chooseLanguage(tab: HTMLElement): void {
  const language = tab.dataset['languageTab'];
  if (language === undefined) return;
  // Other samples above may change their height: what the reader clicked stays where it is.
  const before = tab.getBoundingClientRect().top;
  store(languageKey, language);
  applyLanguage(document);
  window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

/** Arrow keys, Home and End move between tabs, as everywhere. */
export function moveBetweenTabs(tab: HTMLElement, key: string): boolean {
  const sample = tab.closest<HTMLElement>('[data-code-sample]');
  const tabs = sample ? tabsOf(sample) : [];
  const index = tabs.indexOf(tab);
  const next = {
    ArrowRight: tabs[(index + 1) % tabs.length],
    ArrowLeft: tabs.at(index - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[key];
  if (!next) return false;
  chooseLanguage(next);
  next.focus();
  return true;
}

function tabsOf(sample: HTMLElement): HTMLElement[] {
  return [...sample.querySelectorAll<HTMLElement>('[data-language-tab]')];
}
