import type {ControlCalls} from './control-calls';
import type {ControlParts} from './control-parts';
import {change} from './control-parts';

/** Trouble that is ordered for calls. */
export function faultCalls(parts: ControlParts) {
  const {world} = parts;
  const {faults} = world.kept;
  return {
    addFault: (order) =>
      change(parts, () => {
        const fault = {count: 1, delayMilliseconds: 0, ...order, id: world.nextNumber()};
        faults.put(fault);
        return fault;
      }),

    listFaults: () => faults.values(),

    clearFaults: () =>
      change(parts, () => {
        for (const fault of faults.values()) faults.delete(fault);
      }),
  } satisfies Partial<ControlCalls>;
}
