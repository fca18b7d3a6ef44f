/** Creates the elements of a code block whose tokens were found at build time. */
export function colourCode(code: HTMLElement): void {
  const text = code.textContent;
  const nodes: (string | HTMLElement)[] = [];
  let start = 0;
  for (const [, kind, length] of (code.dataset.tokens ?? '').matchAll(/([a-z]?)(\d+)/g)) {
    const part = text.slice(start, (start += Number(length)));
    nodes.push(kind ? span(kind, part) : part);
  }
  // Leave code alone that something else has changed in the meantime.
  if (start === text.length) code.replaceChildren(...nodes);
}

/** Removes the elements again, unless the reader has selected some of the text. */
export function uncolourCode(code: HTMLElement): void {
  if (code.childElementCount > 0 && !isSelected(code)) code.replaceChildren(code.textContent);
}

function isSelected(code: HTMLElement): boolean {
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
