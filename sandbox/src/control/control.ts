import {clockCalls} from './clock-calls';
import type {ControlCalls} from './control-calls';
import type {ControlParts} from './control-parts';
import {faultCalls} from './fault-calls';
import {logCalls} from './log-calls';
import {pageVisits} from './page-visits';
import {sandboxCalls} from './sandbox-calls';
import {snapshotCalls} from './snapshot-calls';
import {tradeCalls} from './trade-calls';
import {webhookCalls} from './webhook-calls';
import {worldCalls} from './world-calls';

export type Control = ReturnType<typeof createControl>;

/** What a developer can do to the sandbox beyond the documented API; over HTTP, the control API. */
export function createControl(parts: ControlParts) {
  const calls = {
    ...sandboxCalls(parts),
    ...snapshotCalls(parts),
    ...worldCalls(parts),
    ...clockCalls(parts),
    ...tradeCalls(parts),
    ...faultCalls(parts),
    ...webhookCalls(parts),
    ...logCalls(parts),
  } satisfies ControlCalls;
  return {
    ...calls,
    ...pageVisits(parts),
    /** Carries out what a running clock has made due. */
    tick: () => parts.clock.carryOut(() => undefined),
  };
}
