import type {Status} from '@symblepay/openapi/types';
import {actionsByType} from './actions';
import type {Party} from './parties';
import {findPayingParty} from './shipping';
import {stateRows} from './states';
import type {Occasion, View} from './states/state-row';
import {occasions} from './states/state-row';
import type {Trade} from './trade';

export function viewStatus(trade: Trade, party: Party): Status {
  const {icon, title, description, ifLate, actions = []} = findView(trade, party);
  const offered = actions.filter(
    (type) => !actionsByType[type].isForPayingParty || findPayingParty(trade) === party,
  );
  const {due} = trade;
  return {
    ...(due?.on === 'deadline.passed' && {deadline: new Date(due.at).toISOString()}),
    ...(due && ifLate !== undefined && {deadlineDescription: ifLate}),
    title,
    description,
    iconId: icon,
    actions: offered.map((type) => ({type, text: actionsByType[type].text})),
    hasPendingAction: offered.some((type) => actionsByType[type].movesForward),
  };
}

export function findView(trade: Trade, party: Party): View {
  const {seen, seenWhen} = stateRows[trade.state];
  const differences = occasions
    .filter((name) => isOccasion[name](trade))
    .map((name) => seenWhen?.[name]?.[party]);
  return Object.assign({}, seen[party], ...differences) as View;
}

const isOccasion: Readonly<Record<Occasion, (trade: Trade) => boolean>> = {
  createdByPayer: ({terms}) => terms.createdBy === 'payer',
  payeeBuysLabel: (trade) => findPayingParty(trade) === 'payee',
  moneyIsPutOff: ({putOff}) => putOff !== undefined,
  nothingIsPaid: ({dates}) => dates['contract.paid'] === undefined,
  insurancePays: ({milestones}) => milestones.some(({id}) => id === 'insurance_activated'),
};
