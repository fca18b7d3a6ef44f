import {meanings} from '@symblepay/openapi/control/meanings';
import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {doneBy} from './simulate';

/** What the contract of the control API says of what can be set, go wrong and be simulated. */
export const settingMeanings = meanings.Settings;
export const faultKinds = meanings.FaultKind;

export type SimulatedEventRow = {
  readonly meaning: string;
  readonly by: (typeof doneBy)[SimulatedEvent];
};

const rows = (Object.keys(doneBy) as SimulatedEvent[]).map(
  (event) => [event, {meaning: meanings.SimulatedEvent[event], by: doneBy[event]}] as const,
);

/** What can be made to happen to a trade, beside calls and the clock. */
export const simulatedEvents = Object.fromEntries(rows) as Readonly<
  Record<SimulatedEvent, SimulatedEventRow>
>;
