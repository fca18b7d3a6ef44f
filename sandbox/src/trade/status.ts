import type {Status} from '@symblepay/openapi/types';
import {ACTIONS} from './actions';
import type {DeadlineKind} from './deadlines';
import {findDeadline} from './deadlines';
import {toIsoDate} from './phases';
import {findStatusRow} from './statuses';
import type {Trade} from './trade';
import type {Party} from './transition';

const DEADLINE_TEXTS: Readonly<Record<DeadlineKind, string>> = {
  invitation: 'The trade is cancelled if the invitation is not answered by then.',
  payment: 'The trade is cancelled if it is not paid by then.',
  delivery: 'The trade is cancelled if the item is not delivered by then.',
  condition: 'The item counts as approved if nothing is said by then.',
  return: 'The seller is paid if the item is not sent back by then.',
};

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
  return deadline && DEADLINE_TEXTS[deadline.kind];
}

function viewDeadline(trade: Trade): Pick<Status, 'deadline' | 'deadlineDescription'> {
  const deadline = findDeadline(trade);
  if (!deadline) return {};
  return {deadline: toIsoDate(deadline.at), deadlineDescription: DEADLINE_TEXTS[deadline.kind]};
}
