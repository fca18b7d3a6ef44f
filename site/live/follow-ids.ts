import type {OwnIds} from './play';

/** What pages show by now for each recorded id. */
const shown = new Map<string, string>();

/**
 * Lets the content of the page show the reader's own ids, whole or cut short, in place of the
 * recorded ones or those of an earlier run.
 */
export function followIds(ids: OwnIds): void {
  const changes: (readonly [string, string])[] = [];
  for (const [recorded, own] of ids) {
    for (const id of new Set([recorded, shown.get(recorded) ?? recorded])) {
      if (id !== own) changes.push([id, own], [cutShort(id), cutShort(own)]);
    }
    shown.set(recorded, own);
  }
  for (const code of document.querySelectorAll('article code, article pre')) {
    if (code.closest('[data-island-slot]')) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const text = changes.reduce((before, [from, to]) => before.replaceAll(from, to), node.data);
      if (text !== node.data) node.data = text;
    }
  }
}

function cutShort(id: string): string {
  return `${id.slice(0, 8)}…`;
}
