import type {ErrorResponse} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {RecordedCall, Recording} from '../recording/recording';
import {firstOfEach} from './first-of-each';
import {refusalsScenario, shownCalls, shownScenario, shownTradeState} from './shown-calls';

export type Recordings = ReadonlyMap<string, Recording>;

type Notification = Recording['notifications'][number];

/** A call that the reference shows, and what is special about it. */
export type ShownCall = {readonly call: RecordedCall; readonly summary: string};

/** Every recorded call, those that the reference is made of first. */
export function listRecordedCalls(recordings: Recordings): readonly RecordedCall[] {
  const first = [shownScenario, refusalsScenario];
  const others = [...recordings.keys()].filter((name) => !first.includes(name));
  return [...first, ...others].flatMap((name) => callsOf(recordings, name));
}

/** The ways to make a call that the reference shows, the usual one first. */
export function findShown(recordings: Recordings, id: OperationId): readonly ShownCall[] {
  const played = callsOf(recordings, shownScenario);
  return Object.entries(shownCalls[id]).map(([step, summary]) => {
    const call = played.find(({name}) => name === step);
    if (call?.operationId !== id) {
      throw new Error(
        `site/published/shown-calls.ts shows the step "${step}" for ${id}, but site/examples/${shownScenario}.ts has no such step of this call.`,
      );
    }
    return {call, summary};
  });
}

/** The first refusal of each kind. Only status 400 is documented. */
export function findRefused(recordings: Recordings, id: OperationId): readonly RecordedCall[] {
  const refused = listRecordedCalls(recordings).filter(
    (call) => call.operationId === id && call.status === 400,
  );
  if (refused.length === 0) {
    throw new Error(
      `No scenario shows ${id} refused. Play it in site/examples/${refusalsScenario}.ts.`,
    );
  }
  return firstOfEach(refused, ({response}) => (response as ErrorResponse).typeCode);
}

/** The notification of each kind to show, by its name. */
export function findNotifications(recordings: Recordings): ReadonlyMap<string, Notification> {
  const sent = recordings.get(shownScenario)?.notifications ?? [];
  const shown = sent.filter((body) => !('state' in body) || body.state === shownTradeState);
  const first = firstOfEach(shown, ({eventName}) => eventName);
  return new Map(first.map((body) => [body.eventName, body]));
}

function callsOf(recordings: Recordings, name: string): readonly RecordedCall[] {
  return (recordings.get(name)?.steps ?? []).filter((step) => step.kind === 'call');
}
