import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {replaceElements} from '../quotes/replace-elements';
import {quotes} from './quotes';

/**
 * Replaces the elements that quote the contract with plain Markdown while a guide is compiled, so
 * that no number, enum value or error text of the API is typed in a guide:
 *
 * - `<Limit of="TradeCreation.title.maxLength" />`: a number;
 * - `<ExampleValue of="Pagination.pageSize" />`: a field's recorded value;
 * - `<Count of="calls" />`: how many calls, values of an enum or required fields there are;
 * - `<Values of="MilestoneId" />`: a table of an enum's values and their meaning;
 * - `<FieldNames of="schema.Address" />`: the fields of a model;
 * - `<ErrorEntry of="not-found" />`: cause and remedy of a typeCode;
 * - `<Where of="support" />`: an address of the organisation, or that it is not public.
 */
export function quoteContract() {
  return (tree: Root, file: VFile): void => replaceElements(tree, file, quotes);
}
