import type {Code, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {collectNotifications} from './notifications';
import {describeSchedule} from './retry-schedule';

let notifications: Promise<ReadonlyMap<string, unknown>> | undefined;

/**
 * Replaces the elements that quote the sandbox's webhooks with plain Markdown, so that a guide
 * types neither a notification nor a delay:
 *
 * - `<RetrySchedule />`: a table of the attempts;
 * - `<Notification of="user.connected" />`: a body as the sandbox sends it.
 */
export function quoteWebhooks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const bodies = await (notifications ??= collectNotifications());
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (parent === undefined || index === undefined) {
        return undefined;
      }
      let quote: RootContent;
      if (node.name === 'RetrySchedule') {
        quote = tableOfAttempts();
      } else if (node.name === 'Notification') {
        const [of] = node.attributes;
        const name = typeof of?.value === 'string' ? of.value : '';
        const body = bodies.get(name);
        if (body === undefined) {
          const known = [...bodies.keys()].join(', ');
          return file.fail(`<Notification>: "${name}" is not one of ${known}.`, node.position);
        }
        quote = jsonBlock(body, `${name}, sent by the sandbox`);
      } else {
        return undefined;
      }
      parent.children.splice(index, 1, quote);
      return [SKIP, index + 1];
    });
  };
}

function jsonBlock(body: unknown, title: string): Code {
  const value = JSON.stringify(body, null, 2);
  return {type: 'code', lang: 'json', meta: `title="${title}"`, value};
}

function tableOfAttempts(): Table {
  return {
    type: 'table',
    children: [
      row('Attempt', 'Wait before each', 'Since the first attempt'),
      ...describeSchedule().map(({attempts, wait, after}) => row(attempts, wait, after)),
    ],
  };
}

function row(...texts: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: texts.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
  };
}
