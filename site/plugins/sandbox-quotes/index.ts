import {DEADLINES} from '@symblepay/sandbox/facts';
import type {Code, PhrasingContent, Root, RootContent, Table, TableRow, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {facts} from './facts';
import {formatMinutes} from './format-duration';
import {collectNotifications} from './notifications';
import {tables, type TableText} from './tables';

let notifications: Promise<ReadonlyMap<string, unknown>> | undefined;

/**
 * Replaces the elements that quote the sandbox with plain Markdown, so that a guide types neither a
 * notification nor a deadline, event or magic value:
 *
 * - `<SandboxTable of="deadlines" />`: one of the tables of tables.ts;
 * - `<Deadline of="condition" />`, in a sentence: how long a deadline is by default;
 * - `<Fact of="webhook-attempts" />`, in a sentence: one of the numbers of facts.ts;
 * - `<Notification of="user.connected" />`: a body as the sandbox sends it.
 */
export function quoteSandbox() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const bodies = await (notifications ??= collectNotifications());
    const quotes: Readonly<Record<string, ReadonlyMap<string, RootContent>>> = {
      SandboxTable: mapValues(new Map(Object.entries(tables)), toTable),
      Deadline: mapValues(new Map(Object.entries(DEADLINES)), ({minutes}) =>
        toText(formatMinutes(minutes)),
      ),
      Fact: mapValues(new Map(Object.entries(facts)), toText),
      Notification: mapValues(bodies, (body, name) =>
        jsonBlock(body, `${name}, sent by the sandbox`),
      ),
    };
    visit(tree, (node, index, parent) => {
      const known = isElement(node) ? quotes[node.name ?? ''] : undefined;
      if (!isElement(node) || parent === undefined || index === undefined || known === undefined) {
        return undefined;
      }
      const [of] = node.attributes;
      const name = typeof of?.value === 'string' ? of.value : '';
      const quote = known.get(name);
      if (quote === undefined) {
        const names = [...known.keys()].join(', ');
        return file.fail(`<${node.name}>: "${name}" is not one of ${names}.`, node.position);
      }
      parent.children.splice(index, 1, quote);
      return [SKIP, index + 1];
    });
  };
}

function isElement(node: {readonly type: string}): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function mapValues<From, To>(
  map: ReadonlyMap<string, From>,
  change: (value: From, key: string) => To,
): ReadonlyMap<string, To> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}

function jsonBlock(body: unknown, title: string): Code {
  const value = JSON.stringify(body, null, 2);
  return {type: 'code', lang: 'json', meta: `title="${title}"`, value};
}

function toText(value: string): Text {
  return {type: 'text', value};
}

function toTable({head, rows}: TableText): Table {
  return {type: 'table', children: [toRow(head), ...rows.map(toRow)]};
}

function toRow(texts: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: texts.map((text) => ({type: 'tableCell', children: toPhrases(text)})),
  };
}

function toPhrases(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index) => ({type: index % 2 === 1 ? 'inlineCode' : 'text', value}) as const)
    .filter(({value}) => value !== '');
}
