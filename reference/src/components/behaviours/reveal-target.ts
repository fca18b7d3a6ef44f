/** Opens what is folded around the element that `hash` names, scrolls to it and marks it. */
export function revealTarget(hash: string): void {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-highlighted]')) {
    delete marked.dataset.highlighted;
  }
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  if (!target?.closest('[data-reference]')) return;
  for (let fold = target.closest('details'); fold; fold = outer(fold)) fold.open = true;
  target.dataset.highlighted = '';
  // Twice: sections out of view have only an estimated height until they come near.
  target.scrollIntoView({behavior: 'instant'});
  requestAnimationFrame(() => target.scrollIntoView({behavior: 'instant'}));
}

function outer(fold: HTMLDetailsElement): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
