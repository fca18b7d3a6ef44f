import type {FieldError} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {Refusal} from '../trade/refusal';
import type {World} from '../world/world';
import {authenticate} from './bearer-auth';
import {businessUserCalls} from './business-user-calls';
import {toJsonAnswer} from './error-response';
import type {Answer, PlainHeaders, RawBody} from './message';
import type {Call, Handlers} from './operations';
import {paymentCalls} from './payment-calls';
import {parseJson} from './read-body';
import {REQUEST_VALIDATORS} from './request-validators';
import type {Match} from './routes';
import {tradeCalls} from './trade-calls';
import {userCalls} from './user-calls';

const handlers: Handlers<OperationId> = {
  ...userCalls,
  ...businessUserCalls,
  ...tradeCalls,
  ...paymentCalls,
};

type ApiRequest = {
  readonly url: URL;
  readonly headers: PlainHeaders;
  readonly body: RawBody;
  readonly match: Match<OperationId>;
  readonly origin: string;
};

/**
 * Carries out one call, all or nothing, or throws a Refusal. In order: key, parameters, body, call.
 */
export function answerCall(world: World, request: ApiRequest): Answer {
  const {name, path} = request.match;
  return world.transact(() => {
    const organisation = authenticate(world, request.headers);
    const query = Object.fromEntries(request.url.searchParams);
    const validate = REQUEST_VALIDATORS[name];
    const body = validate.body ? parseJson(request.body, request.headers) : undefined;
    const errors = [
      ...findRepeated(request.url.searchParams),
      ...validate.parameters({path, query, header: request.headers}),
      ...(validate.body?.(body) ?? []),
    ];
    if (errors.length > 0) {
      throw new Refusal('validation-error', 'One or more fields are not valid.', errors);
    }
    const call = {
      world,
      organisationId: organisation.id,
      path,
      query: request.url.searchParams,
      headers: request.headers,
      body,
      origin: request.origin,
    };
    // The validators have just seen that path and body are what the operation says.
    const handle = handlers[name] as (call: unknown) => unknown;
    return toJsonAnswer(handle(call satisfies Omit<Call<'getUser'>, 'path' | 'body'>));
  });
}

/** Which of two values would count is not documented, so neither does. */
function findRepeated(query: URLSearchParams): readonly FieldError[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of query.keys()) (seen.has(name) ? repeated : seen).add(name);
  return [...repeated].map((key) => ({key, value: 'Must be sent once.'}));
}
