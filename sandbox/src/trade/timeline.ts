import type {MilestoneId, TimelineEntry} from '@symblepay/openapi/types';
import {MILESTONES} from './milestones';
import {toIsoDate} from './phases';
import {isFinished} from './states';
import {describeDeadline} from './status';
import type {Trade} from './trade';
import type {Party} from './transition';

const START: readonly MilestoneId[] = ['invitation_send', 'paid_to_escrow'];

const SHIPPED_DELIVERY: readonly MilestoneId[] = [
  'delivery_shipment_sent',
  'delivery_shipment_pickup_ready',
  'delivery_shipment_delivered',
];

const SHIPPED_RETURN: readonly MilestoneId[] = [
  'return_shipment_sent',
  'return_shipment_pickup_ready',
  'return_delivery_shipment_delivered',
];

/**
 * Both parties see the same milestones (a guess). What happened is Past, the newest of it Current,
 * and what the trade is heading for Future.
 */
export function viewTimeline(trade: Trade, party: Party): TimelineEntry[] {
  const last = trade.milestones.length - 1;
  const happened = trade.milestones.map(({id, at}, index) => ({
    ...describe(id, party),
    state: index === last ? ('Current' as const) : ('Past' as const),
    date: toIsoDate(at),
    ...(index === last && viewDetails(trade, id, party)),
  }));
  const ahead = findMilestonesAhead(trade).map((id) => ({
    ...describe(id, party),
    state: 'Future' as const,
  }));
  return [...happened, ...ahead];
}

/** The part of the expected way that lies behind the last milestone reached on it. */
function findMilestonesAhead(trade: Trade): readonly MilestoneId[] {
  if (isFinished(trade.state)) return [];
  const way = findExpectedWay(trade);
  const reached = new Set(trade.milestones.map(({id}) => id));
  return way.slice(way.findLastIndex((id) => reached.has(id)) + 1);
}

function findExpectedWay({state, terms, dates}: Trade): readonly MilestoneId[] {
  const hasShipping = terms.shipping !== undefined;
  if (state === 'shipmentLost') return ['insurance_activated', 'cancelled_with_payment_to_buyer'];
  if (state === 'returnLost') return ['insurance_activated', 'finished'];
  if (state === 'returnDisputed') return ['finished'];
  if (dates['return.started'] !== undefined) {
    return [...(hasShipping ? SHIPPED_RETURN : []), 'return_condition_accepted', 'finished'];
  }
  return [
    ...START,
    ...(hasShipping ? SHIPPED_DELIVERY : []),
    'delivery_condition_accepted',
    'finished',
  ];
}

function describe(id: MilestoneId, party: Party) {
  const {icon, title, description} = MILESTONES[id];
  return {id, title, description: description[party], iconId: icon};
}

function viewDetails(trade: Trade, id: MilestoneId, party: Party) {
  const deadline = describeDeadline(trade);
  const {title, description} = MILESTONES[id];
  return {
    detailsTitle: title,
    detailsDescription: description[party],
    ...(deadline !== undefined && {detailsDeadlineDescription: deadline}),
  };
}
