import type {BodyOf, PathOf, QueryOf} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import {nameControlCall} from '../control-call';
import {Refusal} from '../refusal';

type Given<Part> = [Part] extends [never]
  ? unknown
  : Part extends undefined | Record<string, never>
    ? unknown
    : Part;

/** What a control call is given: its parameters and the fields of its body. */
export type InputOf<Id extends OperationId> = Given<PathOf<Id>> &
  Partial<Given<NonNullable<QueryOf<Id>>>> &
  Given<BodyOf<Id>>;

/** A call that returns nothing responds with an empty object. */
export type ControlCalls = {readonly [Id in OperationId]: (input: InputOf<Id>) => unknown};

/** Names the call that lists what is known. */
export function refuseUnknown(thing: string, list: OperationId): Refusal {
  const remedy = `${nameControlCall(list)} lists them.`;
  return new Refusal('not-found', `The ${thing} is not known. ${remedy}`);
}
