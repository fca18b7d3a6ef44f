import type {Status} from '@symblepay/openapi/types';
import {ACTIONS} from './actions';
import {DEADLINES, findDeadline} from './deadlines';
import {toIsoDate} from './phases';
import {findStatusRow} from './statuses';
import type {Trade} from './trade';
import type {Party} from './transition';

export function viewStatus(trade: Trade, party: Party): Status {
  const {icon, title, description, actions} = findStatusRow(trade, party);
  return {
    ...viewDeadline(trade),
    title,
    description,
    iconId: icon,
    actions: actions.map((type) => ({type, text: ACTIONS[type].text})),
    hasPendingAction: actions.some((type) => ACTIONS[type].movesForward),
  };
}

export function describeDeadline(trade: Trade): string | undefined {
  const deadline = findDeadline(trade);
  return deadline && DEADLINES[deadline.kind].effect;
}

function viewDeadline(trade: Trade): Pick<Status, 'deadline' | 'deadlineDescription'> {
  const deadline = findDeadline(trade);
  if (!deadline) return {};
  const {effect} = DEADLINES[deadline.kind];
  return {deadline: toIsoDate(deadline.at), deadlineDescription: effect};
}
