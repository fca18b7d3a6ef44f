import type {FieldError} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {Refusal} from '../refusal';
import type {World} from '../world/world';
import {authenticate} from './bearer-auth';
import {businessUserCalls} from './business-user-calls';
import {toJsonResponse} from '../http/error-response';
import type {PlainResponse, PlainHeaders, RawBody} from '../http/message';
import type {Call, Handlers} from './call';
import {findUnreachableIds} from './path-ids';
import {paymentCalls} from './payment-calls';
import {parseJson} from '../http/read-body';
import {REQUEST_VALIDATORS} from './request-validators';
import type {Match} from '../http/router';
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
export function respondToCall(world: World, request: ApiRequest): PlainResponse {
  const {name, path} = request.match;
  return world.transact(() => {
    const organisation = authenticate(world, request.headers);
    const query = readQuery(request.url.searchParams);
    const validate = REQUEST_VALIDATORS[name];
    const body = validate.body ? parseJson(request.body, request.headers) : undefined;
    const errors = [
      ...validate
        .parameters({path, query, header: request.headers})
        .map((error) => explainRepetition(error, query, path)),
      ...(validate.body?.(body) ?? []),
      ...findUnreachableIds(body),
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
    return toJsonResponse(handle(call satisfies Omit<Call<'getUser'>, 'path' | 'body'>));
  });
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A parameter that is sent twice is a list, which the contract allows for none of its own. */
function readQuery(query: URLSearchParams): Query {
  const entries = [...query.keys()].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(entries);
}

/** Which of two values would count is not documented, so neither does. */
function explainRepetition(
  error: FieldError,
  query: Query,
  path: Readonly<Record<string, string>>,
): FieldError {
  const isOfQuery = !Object.hasOwn(path, error.key);
  return isOfQuery && Array.isArray(query[error.key])
    ? {...error, value: 'Must be sent once.'}
    : error;
}
