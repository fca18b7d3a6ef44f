import {CONTRACT_STATES} from './states/contract-states';
import {DELIVERY_STATES} from './states/delivery-states';
import {FINISHED_STATES} from './states/finished-states';
import {RETURN_STATES} from './states/return-states';
import type {StateRow} from './states/state-row';

const STATES = {...CONTRACT_STATES, ...DELIVERY_STATES, ...RETURN_STATES, ...FINISHED_STATES};

export type TradeState = keyof typeof STATES;

/**
 * The states a trade goes through inside the sandbox. The API never shows them: it shows phases, a
 * status and a timeline, which are views of the state and of what happened.
 */
export const TRADE_STATES: Readonly<Record<TradeState, StateRow>> = STATES;

export const tradeStates = Object.keys(TRADE_STATES) as readonly TradeState[];
