import type {Status} from '@symblepay/openapi/types';
import {ACTIONS} from './actions';
import type {Party} from './parties';
import {findPayingParty} from './shipping';
import {TRADE_STATES} from './states';
import type {Occasion, View} from './states/state-row';
import {OCCASIONS} from './states/state-row';
import type {Trade} from './trade';

export function viewStatus(trade: Trade, party: Party): Status {
  const {icon, title, description, ifLate, actions = []} = findView(trade, party);
  const offered = actions.filter(
    (type) => !ACTIONS[type].isForPayingParty || findPayingParty(trade) === party,
  );
  const {due} = trade;
  return {
    ...(due?.on === 'deadline.passed' && {deadline: new Date(due.at).toISOString()}),
    ...(due && ifLate !== undefined && {deadlineDescription: ifLate}),
    title,
    description,
    iconId: icon,
    actions: offered.map((type) => ({type, text: ACTIONS[type].text})),
    hasPendingAction: offered.some((type) => ACTIONS[type].movesForward),
  };
}

export function findView(trade: Trade, party: Party): View {
  const {seen, seenWhen} = TRADE_STATES[trade.state];
  const occasion = OCCASIONS.find((name) => seenWhen?.[name] && IS_OCCASION[name](trade));
  return {...seen[party], ...(occasion && seenWhen?.[occasion]?.[party])};
}

const IS_OCCASION: Readonly<Record<Occasion, (trade: Trade) => boolean>> = {
  createdByPayer: ({terms}) => terms.createdBy === 'payer',
  moneyIsPutOff: ({putOff}) => putOff !== undefined,
  nothingIsPaid: ({dates}) => dates['contract.paid'] === undefined,
};
