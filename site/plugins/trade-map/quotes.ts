import {assumptions} from '@symblepay/openapi/assumptions';
import type {TradeState} from '@symblepay/openapi/control/types';
import {stateRows} from '@symblepay/sandbox/facts';
import type {Blockquote, PhrasingContent, Table, TableRow} from 'mdast';
import {markAssumed} from '../assumption-quotes/quotes';
import {phrasing, row} from '../quotes/markdown';
import type {Quotes} from '../quotes/replace-elements';
import {entryOf} from '../quotes/replace-elements';
import {isEnd, partialRefund, states} from '../../trade-map/edges';
import type {MapRow} from '../../trade-map/map-data';
import {describeState, listRows} from '../../trade-map/map-data';
import {nameState} from '../../trade-map/names';
import {stateNames} from '../../words';

/** What a guide can quote of the map. */
export const tradeMapQuotes: Quotes = {
  /**
   * - `of="trade"`: every row of the table of transitions
   * - `of="waits"`: each state that somebody must end, and what happens when nobody does
   * - `of="return"`: what each user sees of a return, and what comes next
   * - `of="ends"`: what becomes of the money, and by which transitions
   */
  Transitions: (name) => [
    entryOf<Table | Blockquote>(
      {trade: listAll(), waits: listWaits(), return: listReturn(), ends: listEnds()},
      name,
    ),
  ],
};

function listAll(): Table {
  const head = ['What happens', 'Who', 'From', 'To', 'Milestones', 'Webhook'];
  return makeTable(head, listRows().map(describe));
}

function listWaits(): Table {
  const rows = listRows();
  return makeTable(
    ['While the trade is', 'What it means', 'At most'],
    states
      .filter((state) => !isEnd(state))
      .map((state) => {
        const {meaning, deadline} = describeState(state);
        const then = rows.find(({roles, from}) => roles.includes('clock') && from.includes(state));
        const limit = phrasing(deadline?.replace(/\S+$/, '`$&`') ?? 'No limit');
        const end = then && deadline !== undefined ? [describeEnd(then)] : [];
        return row(phrasing(nameState(state)), phrasing(meaning), joinLines([limit, ...end]));
      }),
  );
}

function describeEnd({to, money, assumes}: MapRow): PhrasingContent[] {
  return [
    ...phrasing('Then:'),
    ...space(nameStates(to)),
    ...phrasing(`. ${money ?? ''}`.trimEnd()),
    ...space(assumes ? markAssumed(assumptions, assumes) : []),
  ];
}

/**
 * A payment that fails and a partial refund are left out: they lead nowhere. The statuses on the same
 * page hold these titles, so it is a figure, which search leaves out.
 */
function listReturn(): Blockquote {
  const rows = listRows().filter(({id, to, href}) => {
    const leadsOn = to.length > 0 || href !== undefined;
    return leadsOn && id !== partialRefund?.id;
  });
  const table = makeTable(
    ['State', 'Title of the status', 'What comes next'],
    states
      .filter((state) => describeState(state).phase === 'return')
      .map((state) => {
        const {payer, payee} = stateRows[state].seen;
        const next = rows.filter(({from}) => from.includes(state)).map(describeNext);
        const titles =
          payer.title === payee.title
            ? [`Both: ${payer.title}`]
            : [`Payer: ${payer.title}`, `Payee: ${payee.title}`];
        return row(phrasing(nameState(state)), joinLines(titles.map(phrasing)), joinLines(next));
      }),
  );
  return {type: 'blockquote', children: [table], data: {hName: 'figure'}};
}

function describeNext({name, href, by, to}: MapRow): PhrasingContent[] {
  const what = phrasing(`${by}: ${href === undefined ? name : `[${name}](${href})`}.`);
  return to.length === 0 ? what : [...what, ...space(phrasing('Then:')), ...space(nameStates(to))];
}

function listEnds(): Table {
  const ends = listRows().filter(({to}) => to.length > 0 && to.every(isEnd));
  const moneys = [...new Set(ends.map(({money}) => money))];
  return makeTable(
    ['The money', 'What happens'],
    moneys.map((money) =>
      row(
        phrasing(money ?? 'Nothing was paid, so nothing moves.'),
        joinLines(
          ends
            .filter((each) => each.money === money)
            .map(describeWay)
            .map((way) => [part(phrasing(way))]),
        ),
      ),
    ),
  );
}

function describeWay({id, name, by, from}: MapRow): string {
  return `${by}: ${name} \`${id}\` (${from.map((state) => stateNames[state]).join('; ')})`;
}

function makeTable(head: readonly string[], rows: readonly TableRow[]): Table {
  return {type: 'table', children: [row(...head.map(phrasing)), ...rows]};
}

function describe({id, name, href, by, from, to, milestones, isSilent, assumes}: MapRow) {
  const what = href === undefined ? name : `[${name}](${href})`;
  const badge = assumes ? markAssumed(assumptions, assumes) : [];
  return row(
    [...phrasing(`${what} \`${id}\``), ...space(badge)],
    phrasing(by),
    describeSources(from, id),
    to.length === 0 ? phrasing('Stays as it is') : nameStates(to),
    milestones.length === 0 ? phrasing('none') : joinLines(milestones.map(nameMilestone)),
    phrasing(isSilent ? 'no' : 'yes'),
  );
}

function describeSources(from: readonly TradeState[], id: MapRow['id']): PhrasingContent[] {
  if (from.length === 0) return phrasing('The start');
  if (id === partialRefund?.id) return phrasing('Any state with money in escrow');
  return nameStates(from);
}

function nameStates([first, ...others]: readonly TradeState[]): PhrasingContent[] {
  if (first === undefined) return [];
  return joinLines(
    [nameState(first), ...others.map((state) => `or ${stateNames[state]}`)].map(phrasing),
  );
}

/** Each in a line of its own. */
function joinLines(all: readonly PhrasingContent[][]): PhrasingContent[] {
  return all.flatMap((line, index) => (index === 0 ? line : [{type: 'break' as const}, ...line]));
}

/** Told from the next although both may take several lines. */
function part(children: PhrasingContent[]): PhrasingContent {
  return {type: 'emphasis', children, data: {hName: 'span', hProperties: {className: ['part']}}};
}

/** A name that may be broken after each word, but is copied whole. */
function nameMilestone(id: string): PhrasingContent[] {
  const words = id.split(/(?<=_)/).map((value): PhrasingContent => ({type: 'text', value}));
  const children = words.flatMap((word, index) => (index === 0 ? [word] : [mayBreak, word]));
  return [{type: 'emphasis', children, data: {hName: 'samp'}}];
}

const mayBreak: PhrasingContent = {type: 'emphasis', children: [], data: {hName: 'wbr'}};

function space(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.length === 0 ? [] : [{type: 'text', value: ' '}, ...nodes];
}
