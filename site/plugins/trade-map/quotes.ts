import {assumptions} from '@symblepay/openapi/assumptions';
import type {TradeState} from '@symblepay/openapi/control/types';
import type {PhrasingContent, Table, TableRow} from 'mdast';
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
   * - `of="ends"`: what becomes of the money, and by which transitions
   */
  Transitions: (name) => [entryOf({trade: listAll(), waits: listWaits(), ends: listEnds()}, name)],
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
            .map(phrasing),
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
  if (id === partialRefund?.id) return phrasing('Wherever escrow holds the money');
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
