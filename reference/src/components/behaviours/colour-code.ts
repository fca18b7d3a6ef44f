/** Makes the elements of a code block whose coloured stretches were found at build time. */
export function colourCode(code: HTMLElement): void {
  const text = code.textContent;
  const nodes: (string | HTMLElement)[] = [];
  let start = 0;
  for (const [, kind, length] of (code.dataset.tokens ?? '').matchAll(/([a-z]?)(\d+)/g)) {
    const part = text.slice(start, (start += Number(length)));
    nodes.push(kind ? span(kind, part) : part);
  }
  delete code.dataset.tokens;
  // Code that someone else changed meanwhile stays as it is.
  if (start === text.length) code.replaceChildren(...nodes);
}

function span(kind: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.dataset.token = kind;
  element.textContent = text;
  return element;
}

let observer: IntersectionObserver | undefined;

/** Colours each block below `root` once it comes near the view. Calling it again is harmless. */
export function colourWhenNear(root: ParentNode): void {
  observer ??= new IntersectionObserver(onApproach, {rootMargin: '400px'});
  for (const code of root.querySelectorAll('[data-tokens]')) observer.observe(code);
}

function onApproach(entries: readonly IntersectionObserverEntry[], self: IntersectionObserver) {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    self.unobserve(target);
    colourCode(target as HTMLElement);
  }
}
