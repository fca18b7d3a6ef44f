/** Text that an edge cuts off without a way to scroll to it, and text that other text lies over. */
export function readText() {
  type Line = {readonly text: string; readonly box: DOMRect};
  /** What is asked of an element for each text in it. Nothing moves meanwhile: once is enough. */
  type Around = Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY' | 'position'> & {
    readonly edge: DOMRect;
    readonly isForScreenReaders: boolean;
  };
  const known = new Map<Element, Around>();
  const cutOff = new Set<string>();
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {currentNode: node} = texts;
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent?.checkVisibility({visibilityProperty: true})) continue;
    if (parent instanceof HTMLDetailsElement && !parent.open) continue;
    if (parent.closest('[inert]')) continue;
    const around = ancestorsOf(parent).map(look);
    if (around.some(({isForScreenReaders}) => isForScreenReaders)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({width}) => width > 1);
    if (boxes.some((box) => isCutOff(box, around))) cutOff.add(text.slice(0, 60));
    // Bars stay in sight while the page moves below them.
    if (around.some(({position}) => /fixed|sticky/.test(position))) continue;
    const name = text.split('\n', 1)[0]?.slice(0, 60) ?? '';
    for (const box of boxes) {
      const shown = shownPart(box, around);
      if (shown.width > 1 && shown.height > 1) lines.push({text: name, box: shown});
    }
  }
  return {lines: lines.length, cutOff: [...cutOff], overlapping: [...findOverlaps(lines)]};

  function ancestorsOf(element: Element): Element[] {
    const found = [element];
    for (let next = element.parentElement; next; next = next.parentElement) found.push(next);
    return found;
  }

  function look(element: Element): Around {
    const seen = known.get(element);
    if (seen) return seen;
    const {overflowX, overflowY, position, clipPath} = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const isForScreenReaders = clipPath === 'inset(50%)';
    const around = {overflowX, overflowY, position, edge, isForScreenReaders};
    known.set(element, around);
    return around;
  }

  function isCutOff(box: DOMRect, around: readonly Around[]): boolean {
    for (const {overflowX, position, edge} of around) {
      if (/auto|scroll/.test(overflowX)) return false;
      const isOutside = box.right > edge.right + 1 || box.left < edge.left - 1;
      if (/hidden|clip/.test(overflowX) && isOutside) return true;
      if (position === 'fixed') return false;
    }
    return box.right > document.documentElement.clientWidth + 1;
  }

  /** What is scrolled out of a part of the page is not there. */
  function shownPart(box: DOMRect, around: readonly Around[]): DOMRect {
    let {left, top, right, bottom} = box;
    for (const {overflowX, overflowY, edge} of around) {
      if (overflowX !== 'visible') {
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (overflowY !== 'visible') {
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function findOverlaps(all: readonly Line[]): Set<string> {
    const found = new Set<string>();
    const sorted = [...all].sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        // The box of a line is higher than its letters.
        if (other.box.top > one.box.bottom - one.box.height / 3) break;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        const isOver = width > 2 && height > Math.min(one.box.height, other.box.height) / 2;
        if (isOver && one.text !== other.text) found.add(`${one.text} / ${other.text}`);
      }
    }
    return found;
  }
}
