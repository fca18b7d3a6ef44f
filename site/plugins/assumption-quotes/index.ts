import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {replaceElements} from '../quotes/replace-elements';
import {createQuotes} from './quotes';

/**
 * Replaces the elements that speak of the register of assumptions (openapi/assumptions) with plain
 * Markdown, so that a guide neither types an assumption nor keeps its mark once it is confirmed:
 *
 * - `<Assumed of="fee-sum" />`, in a sentence: `(assumed)`, linked to the entry;
 * - `<Assumptions of="money" />`: the entries of an area, and where each of them shows.
 */
export function quoteAssumptions(...[register]: Parameters<typeof createQuotes>) {
  return (tree: Root, file: VFile): void => replaceElements(tree, file, createQuotes(register));
}
