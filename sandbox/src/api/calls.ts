import type {OperationId} from '@symblepay/openapi/validators';
import type {PlainResponse} from '../http/message';
import {toJsonResponse} from '../http/message';
import type {World} from '../world/world';
import {businessUserCalls} from './business-user-calls';
import type {Handlers} from './call';
import {paymentCalls} from './payment-calls';
import type {ApiRequest, CheckedCall} from './read-call';
import {readCall} from './read-call';
import {tradeCalls} from './trade-calls';
import {userCalls} from './user-calls';

const handlers: Handlers<OperationId> = {
  ...userCalls,
  ...businessUserCalls,
  ...tradeCalls,
  ...paymentCalls,
};

/** Carries out one call, all or nothing, or throws a Refusal. */
export function respondToCall(world: World, request: ApiRequest): PlainResponse {
  return world.transact(() => {
    const call = readCall(world, request);
    // The validators have just seen that path and body are what the operation says.
    const handle = handlers[request.match.name] as (call: CheckedCall) => unknown;
    return toJsonResponse(handle(call));
  });
}
