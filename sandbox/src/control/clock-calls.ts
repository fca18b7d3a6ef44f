import type {ClockAdvance} from '@symblepay/openapi/control/types';
import type {ControlCalls} from './control-calls';
import type {ControlParts} from './control-parts';

/** Time in the sandbox. */
export function clockCalls({clock}: ControlParts) {
  return {
    readClock: () => clock.read(),
    advanceClock: (advance) => clock.advance(toMilliseconds(advance)),
    setClock: ({to}) => clock.setForward(to),
    runClockToNext: () => clock.runToNext(),
  } satisfies Partial<ControlCalls>;
}

const millisecondsPer: Readonly<Record<keyof ClockAdvance, number>> = {
  milliseconds: 1,
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

function toMilliseconds(advance: ClockAdvance): number {
  return Object.entries(advance).reduce(
    (sum, [unit, amount]) => sum + Math.round(amount * millisecondsPer[unit as keyof ClockAdvance]),
    0,
  );
}
