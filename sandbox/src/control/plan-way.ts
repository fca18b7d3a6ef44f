import type {Action, TradeState} from '@symblepay/openapi/control/types';
import type {TradeCreation} from '@symblepay/openapi/types';
import {sandboxHeaders} from '../api/sandbox-headers';
import {itemsForSale} from './items';
import {describeTrade} from './seed';
import {nameStep} from './steps';
import {waysTo} from './ways';

/** A trade that begins, and what others then do to it. */
type WayPlan = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TradeCreation;
  readonly actions: readonly Action[];
};

/** How to bring a new trade to a state with requests that anybody can send. */
export function planWayTo(state: TradeState): WayPlan {
  const {way, createdBy = 'payee', meetInPerson} = waysTo[state];
  return {
    headers: {[sandboxHeaders.createdBy.name.toLowerCase()]: createdBy},
    body: describeTrade(meetInPerson ? itemsForSale.cargoBike : itemsForSale.headphones),
    actions: way.map(([on, by]) => ({on: nameStep(on) ?? on, by})),
  };
}
