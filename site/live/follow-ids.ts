import {cutIds, replaceIds} from '../recording/ids';
import type {OwnIds} from './play';

/** What pages said when they came, and the reader's own ids by the recorded ones. */
const recordedTexts = new WeakMap<Text, string>();
const own = new Map<string, string>();

/** Lets the content of the page show the reader's own ids, whole or cut short. */
export function followIds(ids: OwnIds): void {
  for (const [recorded, id] of ids) {
    own.set(recorded, id);
    own.set(cutIds(recorded), cutIds(id));
  }
  for (const code of document.querySelectorAll('article code, article pre')) {
    if (code.closest('[data-island-slot]')) continue;
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) follow(texts.currentNode as Text);
  }
}

/** Always from what the page said at first: an id of an earlier run may be another's by now. */
function follow(node: Text): void {
  const recorded = recordedTexts.get(node) ?? node.data;
  const text = replaceIds(recorded, (id) => own.get(id) ?? id);
  if (text === node.data) return;
  recordedTexts.set(node, recorded);
  node.data = text;
}
