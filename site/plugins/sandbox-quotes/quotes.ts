import {deadlines} from '@symblepay/sandbox/facts';
import {readRecordings} from '../../published/files';
import {findNotifications} from '../../published/recorded-calls';
import {phrasing, row} from '../quotes/markdown';
import type {Quotes} from '../quotes/replace-elements';
import {entryOf} from '../quotes/replace-elements';
import {facts} from './facts';
import {formatMinutes} from '../../format-duration';
import {tables} from './tables';

/** What a guide can quote of the sandbox. */
export const sandboxQuotes: Quotes = {
  /** `of="deadlines"`: one of the tables of tables.ts. */
  SandboxTable: (name) => {
    const {head, rows} = entryOf(tables, name);
    const children = [head, ...rows].map((texts) => row(...texts.map(phrasing)));
    return [{type: 'table', children}];
  },
  /** `of="condition"`: how long a deadline is by default. */
  Deadline: (name) => phrasing(formatMinutes(entryOf(deadlines, name).minutes)),
  /** `of="webhook-attempts"`: one of the numbers of facts.ts. */
  Fact: (name) => phrasing(entryOf(facts, name)),
  /** `of="user.connected"`: a notification as the sandbox sends it. */
  Notification: (name) => {
    const body = entryOf(Object.fromEntries(findNotifications(readRecordings())), name);
    const meta = `title="${name}, sent by the sandbox"`;
    return [{type: 'code', lang: 'json', meta, value: JSON.stringify(body, null, 2)}];
  },
};
