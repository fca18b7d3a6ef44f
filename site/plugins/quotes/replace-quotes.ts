import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {replaceElements} from './replace-elements';

/**
 * Replaces what a guide quotes. Reading all that can be quoted takes a second, and no build needs it
 * whose guides are in the bundler's cache.
 */
export function replaceQuotes() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const {quotes} = await import('.');
    replaceElements(quotes)(tree, file);
  };
}
