import type {TradeState} from '@symblepay/openapi/control/types';
import {contractStates} from './states/contract-states';
import {deliveryStates} from './states/delivery-states';
import {finishedStates} from './states/finished-states';
import {returnStates} from './states/return-states';
import type {StateRow} from './states/state-row';

/**
 * The states a trade goes through inside the sandbox. The API never shows them: it shows phases, a
 * status and a timeline, which are views of the state and of what happened.
 */
export const stateRows: Readonly<Record<TradeState, StateRow>> = {
  ...contractStates,
  ...deliveryStates,
  ...returnStates,
  ...finishedStates,
};

export const tradeStates = Object.keys(stateRows) as readonly TradeState[];
