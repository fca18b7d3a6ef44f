import {
  applyChoices,
  chooseVariant,
  keyPrefix,
  moveBetweenTabs,
} from '../../code/behaviours/choose-variant';
import {copyCode, copyLink, copyPage} from '../../code/behaviours/copy';
import {showSide} from '../../code/behaviours/show-side';
import {filterCalls} from './filter-calls';
import {showReasons} from './show-reasons';

/** One listener of each kind for the whole document, so that samples added later are covered. */
export function installBehaviours(): () => void {
  const stop = new AbortController();
  const options = {signal: stop.signal};
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('input', onInput, options);
  window.addEventListener('storage', onStorage, options);
  window.addEventListener('beforeprint', prepareForPaper, options);
  matchMedia('(width > 996px)').addEventListener('change', closeCallList, options);
  return () => stop.abort();
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const tab = target?.closest<HTMLElement>('[data-tab]');
  if (tab) chooseVariant(tab);
  const side = target?.closest<HTMLElement>('[data-show-side]');
  if (side) showSide(side);
  const reasons = target?.closest<HTMLElement>('[data-show-reasons]');
  if (reasons) showReasons(reasons);
  const button = target?.closest<HTMLElement>('[data-copy]');
  if (button) void copyCode(button);
  const page = target?.closest<HTMLElement>('[data-copy-page]');
  if (page) void copyPage(page);
  const link = target?.closest<HTMLAnchorElement>('[data-reference] a:empty');
  if (link) void copyLink(link);
  if (target?.closest('[popover] a')) closeCallList();
}

/** It is a popover only where there is no room for a column. */
function closeCallList(): void {
  document.querySelector<HTMLElement>('[data-reference] [popover]:popover-open')?.hidePopover();
}

function onKey(event: KeyboardEvent): void {
  const tab = event.target instanceof Element && event.target.closest<HTMLElement>('[data-tab]');
  if (tab && moveBetweenTabs(tab, event.key)) {
    event.preventDefault();
  }
}

function onInput({target}: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.filterCalls !== undefined) {
    filterCalls(target);
  }
}

function onStorage({key}: StorageEvent): void {
  if (key === null || key.startsWith(keyPrefix)) applyChoices(document);
}

/** Prints what is folded, and samples that were never in view in the chosen language. */
function prepareForPaper(): void {
  applyChoices(document);
  const folded = document.querySelectorAll<HTMLDetailsElement>(
    '[data-reference] details:not([open])',
  );
  for (const fold of folded) fold.open = true;
  window.addEventListener('afterprint', () => folded.forEach((fold) => (fold.open = false)), {
    once: true,
  });
}
