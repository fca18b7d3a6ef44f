import type {Assumption} from '@symblepay/openapi/assumptions';
import type {Emphasis, Link, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {Quotes} from '../quotes/replace-elements';
import {entryOf} from '../quotes/replace-elements';
import {phrasing} from '../quotes/markdown';
import type {Occurrence} from './contract-occurrences';
import {routes} from '../../routes';
import {notToConfirm, openQuestions} from './open-questions';
import {pageOf} from './page-of';

type Register = Readonly<Record<string, Assumption>>;
/** Where each assumption shows, by its id. */
type Occurrences = ReadonlyMap<string, readonly Occurrence[]>;

const grounds: Readonly<Record<Assumption['restsOn']['kind'], string>> = {
  'public-source': 'Public material',
  names: 'Documented names',
  'other-providers': 'Other providers',
  guess: 'A guess',
};

/** What a guide can quote of the register of assumptions. */
export function createAssumptionQuotes(register: Register, occurrences: Occurrences): Quotes {
  return {
    /** `of="fee-sum"`: a badge, linked to the entry; nothing once that is confirmed. */
    Assumed: (id) => markAssumed(register, id),
    /** A badge at what the provider leaves open; linked to where to ask. */
    Undocumented: () => [
      makeBadge('not documented', `${routes.production}#questions-to-send-first`),
    ],
    /**
     * A message to the provider: `of="toGoLive"` asks what must be settled first, `of="later"` the
     * rest, with what is still assumed.
     */
    OpenQuestions: (when) => [
      {type: 'code', lang: 'text', value: entryOf(writeQuestions(register), when)},
    ],
    /** `of="money"`: the entries of an area, and where each of them shows. */
    Assumptions: (area) => list(register, area, occurrences),
  };
}

/** A badge, linked to the entry of the register. */
export function markAssumed(register: Register, id: string): PhrasingContent[] {
  const entry = register[id];
  if (entry === undefined) {
    throw new Error(`the register has no assumption "${id}"; see openapi/assumptions.`);
  }
  if (entry.status === 'confirmed') return [];
  return [makeBadge('assumed', `${pageOf(entry)}#${id}`, entry.statement.replaceAll('`', ''))];
}

function makeBadge(text: string, url: string, title?: string): Link {
  return {
    type: 'link',
    url,
    ...(title !== undefined && {title}),
    children: [unseen('('), ...phrasing(text), unseen(')')],
    data: {hProperties: {className: [badgeClass]}},
  };
}

export const badgeClass = 'assumed';

/** The brackets of a badge, for whoever hears, searches or copies the sentence. */
function unseen(text: string): Emphasis {
  return {
    type: 'emphasis',
    children: phrasing(text),
    data: {hName: 'span', hProperties: {className: ['visually-hidden']}},
  };
}

/** Two messages by topic, numbered throughout: a response can name the number alone. */
function writeQuestions(register: Register): Readonly<Record<string, string>> {
  let number = 0;
  const write = (title: string, sentences: readonly string[]) =>
    [title, ...sentences.map((sentence) => `${(number += 1)}. ${sentence}`)].join('\n');
  const ask = (when: 'toGoLive' | 'later') =>
    openQuestions
      .filter((topic) => topic[when].length > 0)
      .map(({topic, [when]: questions}) => write(topic, questions));
  const urgent = ask('toGoLive');
  const later = ask('later');
  const left: readonly string[] = notToConfirm;
  const toConfirm = Object.entries(register).filter(
    ([id, {status}]) => status === 'assumed' && !left.includes(id),
  );
  const confirm = [...new Set([...urgentAreas, ...toConfirm.map(([, {area}]) => area)])]
    .map((area) => [area, toConfirm.filter(([, entry]) => entry.area === area)] as const)
    .filter(([, entries]) => entries.length > 0)
    .map(([area, entries]) =>
      write(
        area.charAt(0).toUpperCase() + area.slice(1),
        entries.map(([, {statement}]) => statement.replaceAll('`', '')),
      ),
    );
  return {
    toGoLive: ['Before we go live, please tell us:', ...urgent].join('\n\n'),
    later: ['These can wait:', ...later, 'Please also confirm, or correct:', ...confirm].join(
      '\n\n',
    ),
  };
}

/** A wrong guess about these costs somebody money. */
const urgentAreas = ['money', 'trades', 'shipping'];

/** The entries of an area that are still assumed, each with an anchor of its own. */
function list(register: Register, area: string, occurrences: Occurrences): RootContent[] {
  const entries = Object.entries(register).filter(([, entry]) => entry.area === area);
  if (entries.length === 0) {
    const areas = new Set(Object.values(register).map((entry) => entry.area));
    throw new Error(`"${area}" is not one of ${[...areas].join(', ')}.`);
  }
  const items = entries
    .filter(([, {status}]) => status === 'assumed')
    .map(([id, entry]) => describe(id, entry, occurrences.get(id)));
  return [{type: 'list', spread: false, children: items}];
}

/** What we assume, what that rests on and where it shows: a line each. */
function describe(
  id: string,
  {statement, restsOn}: Assumption,
  shownAt: readonly Occurrence[] | undefined,
): ListItem {
  if (shownAt === undefined) {
    throw new Error(
      `nothing uses the assumption "${id}". Name it where it holds, or delete it from openapi/assumptions.`,
    );
  }
  const children: PhrasingContent[] = [
    {type: 'strong', children: phrasing(statement)},
    {type: 'break'},
    ...phrasing(`${grounds[restsOn.kind]}. ${restsOn.note}`),
    {type: 'break'},
    ...phrasing(`Used in: ${shownAt.map(toMarkdown).join(', ')}`),
  ];
  return {
    type: 'listItem',
    children: [{type: 'paragraph', children}],
    data: {hProperties: {id}},
  };
}

function toMarkdown({label, url}: Occurrence): string {
  return url === undefined ? label : `[${label}](${url})`;
}
