import {summaries} from '@symblepay/openapi/texts';
import type {AccountReport} from './check-account';
import {checkAccount, isAccountNumber} from './check-account';
import {compareFields} from './compare-fields';
import {cutLists, hasLongList, mostEntries} from './cut-lists';
import {describeBody} from './describe-body';
import {describeReading} from './describe-reading';
import {textAt} from './facts';
import {findAccounts, findAccountsInText, findRefusedField} from './find-accounts';
import {nameBody} from './headline';
import {listRows} from './list-rows';
import type {FieldRow} from './list-rows';
import {writeQuestion} from './question';
import type {Reading} from './read-text';
import {readText} from './read-text';
import type {RefusedField} from './refused-fields';
import {listRefusedFields} from './refused-fields';
import type {Body} from './recognise';
import {recognise} from './recognise';
import type {Weighed} from './weigh-assumptions';
import {weighAssumptions} from './weigh-assumptions';

export type Link = {readonly text: string; readonly href: string};

/** What a pasted text is, ready to be shown: texts and links only. */
export type Finding = {
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly links: readonly Link[];
  readonly rows: readonly FieldRow[];
  /** How many lines the table leaves out. */
  readonly left: number;
  /** The fields of the request that an error names. */
  readonly refused: readonly RefusedField[];
  readonly accounts: readonly AccountReport[];
  readonly weighed: readonly Weighed[];
  readonly question?: string | undefined;
};

const nothing = {
  sentences: [],
  links: [],
  rows: [],
  left: 0,
  refused: [],
  accounts: [],
  weighed: [],
} as const;

/** Says what a text is. Any text is an answer: nothing that is pasted makes it fail. */
export function inspect(text: string): Finding {
  const word = text.trim().replace(/^["']|["',;]+$/g, '');
  if (word.length <= longestAccount && isAccountNumber(word)) return inspectAccount(word);
  const reading = readText(text);
  if (reading.kind === 'json') return inspectJson(reading, text);
  return {...nothing, ...describeReading(reading)};
}

const longestAccount = 60;

function inspectAccount(word: string): Finding {
  const account = checkAccount(word);
  const isFine = account.faults.length === 0;
  const headline = `This is a bank account number (${account.form})${isFine ? '' : ' that the API rejects'}.`;
  return {...nothing, headline, accounts: [account]};
}

function inspectJson(reading: Reading & {readonly kind: 'json'}, text: string): Finding {
  const {value, http, isPart} = reading;
  const recognised = recognise(value, http);
  const accounts = findAccounts(value);
  if (!recognised?.candidate) {
    const headline = 'This is JSON, but not something the API sends.';
    const sentences = ['Too few of its fields are in the reference. Paste the whole body.'];
    return {...nothing, headline, sentences, accounts: accounts.map(check)};
  }
  const {candidate, call} = recognised;
  const body = cutLists(recognised.body) as Body;
  const {kind, schema} = candidate;
  const fields = compareFields(body, candidate);
  const {rows, left} = listRows(fields);
  const weighed = weighAssumptions({kind, schema, body, http, fields});
  const what = nameBody(candidate, body);
  const refused = findRefusedField(body);
  const found = refused === undefined ? accounts : findAccountsInText(text);
  const {sentences, links} = describeBody(recognised, {http, isPart, refused, found});
  return {
    headline: `This is ${what}.`,
    sentences: hasLongList(recognised.body) ? [...sentences, onlyFirst] : sentences,
    links,
    rows,
    left,
    refused: kind === 'error' ? listRefusedFields(body, call) : [],
    accounts: found.map(check),
    weighed,
    question:
      kind === 'request'
        ? undefined
        : writeQuestion({
            what,
            status: http.status,
            call: call && summaries[call],
            traceId: shortText(textAt(body, 'traceId')),
            eventId: kind === 'webhook' ? shortText(textAt(body, 'id')) : undefined,
            rows,
            weighed,
          }),
  };
}

const onlyFirst = `Only the first ${mostEntries} entries of each list are checked.`;

function check({text, isPayout}: {readonly text: string; readonly isPayout: boolean}) {
  return checkAccount(text, isPayout);
}

function shortText(text: string | undefined): string | undefined {
  return text?.slice(0, 100);
}
