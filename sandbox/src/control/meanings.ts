import {meanings} from '@symblepay/openapi/control/meanings';
import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {DONE_BY} from './simulate';

/** What the contract of the control API says of what can be set, go wrong and be simulated. */
export const SETTING_MEANINGS = meanings.Settings;
export const FAULT_KINDS = meanings.FaultKind;

export type SimulatedEventRow = {
  readonly meaning: string;
  readonly by: (typeof DONE_BY)[SimulatedEvent];
};

const rows = (Object.keys(DONE_BY) as SimulatedEvent[]).map(
  (event) => [event, {meaning: meanings.SimulatedEvent[event], by: DONE_BY[event]}] as const,
);

/** What can be made to happen to a trade, beside calls and the clock. */
export const SIMULATED_EVENTS = Object.fromEntries(rows) as Readonly<
  Record<SimulatedEvent, SimulatedEventRow>
>;
