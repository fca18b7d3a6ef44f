import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * What `<Name of="…" />` stands for; it throws an error that says what is wrong with `of`. One that
 * takes nothing needs no `of`.
 */
type Quote = (of: string) => readonly Nodes[];
export type Quotes = Readonly<Record<string, Quote>>;

/** Replaces the elements of a guide that quote something with plain Markdown. */
export function replaceElements(quotes: Quotes) {
  return (tree: Root, file: VFile): void => {
    visit(tree as Nodes, (node, index, parent) => {
      if (!isElement(node) || parent === undefined || index === undefined) return undefined;
      const quote = quotes[node.name ?? ''];
      if (quote === undefined) return undefined;
      try {
        const quoted = quote(quote.length === 0 ? '' : readOf(node));
        if (quoted.length === 0) trimEnd(parent.children[index - 1]);
        const nodes = node.type === 'mdxJsxTextElement' ? quoted : asBlocks(quoted);
        parent.children.splice(index, 1, ...(nodes as RootContent[]));
        return [SKIP, index + nodes.length];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return file.fail(`<${node.name ?? ''}>: ${reason}`, node.position);
      }
    });
  };
}

/** The entry of a table that an element names. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) {
    throw new Error(`"${name}" is not one of ${Object.keys(table).join(', ')}.`);
  }
  return value;
}

const blocks: readonly string[] = ['blockquote', 'code', 'list', 'paragraph', 'table'];

/** Words outside a sentence become a paragraph. */
function asBlocks(nodes: readonly Nodes[]): readonly Nodes[] {
  const isBlock = nodes.some(({type}) => blocks.includes(type));
  return isBlock ? nodes : [{type: 'paragraph', children: nodes as PhrasingContent[]}];
}

/** An empty quote must not leave a space before the full stop. */
function trimEnd(before: Nodes | undefined): void {
  if (before?.type === 'text') before.value = before.value.trimEnd();
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function readOf({attributes}: JsxElement): string {
  const attribute = attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'of',
  );
  if (typeof attribute?.value !== 'string') throw new Error('say what to quote: of="…".');
  return attribute.value;
}
