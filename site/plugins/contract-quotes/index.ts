import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {quotes} from './quotes';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Replaces the elements that quote the contract with plain Markdown while a guide is compiled, so
 * that no number, enum value or error text of the API is typed in a guide:
 *
 * - `<Limit of="TradeCreation.title.maxLength" />`: a number;
 * - `<ExampleValue of="Pagination.pageSize" />`: the contract's example of a field;
 * - `<Count of="calls" />`: how many calls, values of an enum or required fields there are;
 * - `<Values of="MilestoneId" />`: a table of an enum's values and their meaning;
 * - `<ErrorEntry of="not-found" />`: cause and remedy of a typeCode;
 * - `<Where of="support" />`: an address of the organisation, or that it is not public.
 */
export function quoteContract() {
  return (tree: Root, file: VFile): void => {
    visit(tree as Nodes, (node, index, parent) => {
      if (!isJsx(node) || parent === undefined || index === undefined) {
        return undefined;
      }
      const quote = quotes[node.name ?? ''];
      if (quote === undefined) {
        return undefined;
      }
      try {
        const nodes = quote(readOf(node), node.type === 'mdxJsxTextElement');
        parent.children.splice(index, 1, ...(nodes as RootContent[]));
        return [SKIP, index + nodes.length];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return file.fail(`<${node.name ?? ''}>: ${reason}`, node.position);
      }
    });
  };
}

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function readOf({attributes}: JsxElement): string {
  const attribute = attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'of',
  );
  if (typeof attribute?.value !== 'string') {
    throw new Error('say what to quote: of="…".');
  }
  return attribute.value;
}
