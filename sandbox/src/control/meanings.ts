import {meanings} from '@symblepay/openapi/control/meanings';
import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import {doneBy} from './simulate';

/** The control API's descriptions of settings, faults and events to simulate. */
export const settingMeanings = meanings.Settings;
export const faultKinds = meanings.FaultKind;
export const chaosKinds = meanings.ChaosKind;

export type SimulatedEventRow = {
  readonly meaning: string;
  readonly by: (typeof doneBy)[SimulatedEvent];
};

const rows = Object.entries(doneBy).map(([event, by]) => [
  event,
  {meaning: meanings.SimulatedEvent[event as SimulatedEvent], by},
]);

/** Events that can be simulated, beside calls and the clock. */
export const simulatedEvents = Object.fromEntries(rows) as Readonly<
  Record<SimulatedEvent, SimulatedEventRow>
>;
