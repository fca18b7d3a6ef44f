import type {MilestoneId, TimelineEntry} from '@symblepay/openapi/types';
import {milestoneTexts} from './milestones';
import {stateRows} from './states';
import {findView} from './status';
import type {Trade} from './trade';
import type {Party} from './parties';

/**
 * Both parties see the same milestones (a guess). What happened is Past, the newest of it Current,
 * and what the trade is heading for Future.
 */
export function viewTimeline(trade: Trade, party: Party): TimelineEntry[] {
  const last = trade.milestones.length - 1;
  const happened = trade.milestones.map(({id, at}, index) => ({
    ...describe(id, party),
    state: index === last ? ('Current' as const) : ('Past' as const),
    date: new Date(at).toISOString(),
    ...(index === last && viewDetails(trade, id, party)),
  }));
  const ahead = findMilestonesAhead(trade).map((id) => ({
    ...describe(id, party),
    state: 'Future' as const,
  }));
  return [...happened, ...ahead];
}

/** What comes after the last milestone reached on the expected way. */
function findMilestonesAhead({state, terms, milestones}: Trade): readonly MilestoneId[] {
  const way = stateRows[state].way[terms.shipping ? 'byParcel' : 'inPerson'];
  const reached = new Set(milestones.map(({id}) => id));
  return way.slice(way.findLastIndex((id) => reached.has(id)) + 1);
}

function describe(id: MilestoneId, party: Party) {
  const {icon, title, description} = milestoneTexts[id];
  return {id, title, description: description[party], iconId: icon};
}

function viewDetails(trade: Trade, id: MilestoneId, party: Party) {
  const {ifLate} = findView(trade, party);
  const {title, description} = milestoneTexts[id];
  return {
    detailsTitle: title,
    detailsDescription: description[party],
    ...(ifLate !== undefined && {detailsDeadlineDescription: ifLate}),
  };
}
