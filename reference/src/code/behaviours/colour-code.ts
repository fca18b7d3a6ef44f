/** Makes the elements of a code block whose coloured stretches were found at build time. */
export function colourCode(code: HTMLElement): void {
  const text = code.textContent;
  const nodes: (string | HTMLElement)[] = [];
  let start = 0;
  for (const [, kind, length] of (code.dataset.tokens ?? '').matchAll(/([a-z]?)(\d+)/g)) {
    const part = text.slice(start, (start += Number(length)));
    nodes.push(kind ? span(kind, part) : part);
  }
  // Code that someone else changed meanwhile stays as it is.
  if (start === text.length) code.replaceChildren(...nodes);
}

/** Takes the elements away again, unless the reader has marked some of the text. */
export function uncolourCode(code: HTMLElement): void {
  if (code.childElementCount > 0 && !isMarked(code)) code.replaceChildren(code.textContent);
}

function isMarked(code: HTMLElement): boolean {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return false;
  return selection.getRangeAt(0).intersectsNode(code);
}

function span(kind: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.dataset.token = kind;
  element.textContent = text;
  return element;
}
