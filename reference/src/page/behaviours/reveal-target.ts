import {safeDecode} from '../../model/safe-decode';

/** Unfolds what hides the element that `hash` names, highlights it and returns it. */
export function revealTarget(hash: string): HTMLElement | undefined {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-highlighted]')) {
    delete marked.dataset.highlighted;
  }
  const target = hash.length > 1 ? document.getElementById(safeDecode(hash.slice(1))) : null;
  if (!target?.closest('[data-reference]')) return undefined;
  for (let fold = target.closest('details'); fold; fold = outer(fold)) fold.open = true;
  target.dataset.highlighted = '';
  return target;
}

function outer(fold: HTMLDetailsElement): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null;
}
