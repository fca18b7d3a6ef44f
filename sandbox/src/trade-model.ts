/** The model as data, for pages and diagrams. */
export {ACTIONS} from './trade/actions';
export {DEFAULT_DEADLINE_MINUTES} from './trade/deadlines';
export {MILESTONES} from './trade/milestones';
export type {TradeState} from './trade/states';
export {isFinished, TRADE_STATES, tradeStates} from './trade/states';
export type {AllowedActor, Basis, Transition, Trigger} from './trade/transition';
export type {TransitionId} from './trade/transitions';
export {TRANSITIONS} from './trade/transitions';
export {ASSUMPTIONS} from './control/assumptions';
