import {DEADLINES} from '@symblepay/sandbox/facts';
import type {Code, PhrasingContent, Root, RootContent, Table, TableRow, Text} from 'mdast';
import type {VFile} from 'vfile';
import {readRecordings} from '../../published/files';
import {findNotifications} from '../../published/recorded-calls';
import {replaceElements, type Quote} from '../quotes/replace-elements';
import {facts} from './facts';
import {formatMinutes} from './format-duration';
import {tables, type TableText} from './tables';

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
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, {
      SandboxTable: oneOf(new Map(Object.entries(tables)), toTable),
      Deadline: oneOf(new Map(Object.entries(DEADLINES)), ({minutes}) =>
        toText(formatMinutes(minutes)),
      ),
      Fact: oneOf(new Map(Object.entries(facts)), toText),
      Notification: (name, isInline) =>
        oneOf(findNotifications(readRecordings()), (body) =>
          jsonBlock(body, `${name}, sent by the sandbox`),
        )(name, isInline),
    });
  };
}

function oneOf<Value>(
  known: ReadonlyMap<string, Value>,
  show: (value: Value, name: string) => RootContent,
): Quote {
  return (name) => {
    const value = known.get(name);
    if (value === undefined) {
      throw new Error(`"${name}" is not one of ${[...known.keys()].join(', ')}.`);
    }
    return [show(value, name)];
  };
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
