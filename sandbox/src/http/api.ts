import type {FieldError} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {requestValidators} from '@symblepay/openapi/validators/requests';
import {Refusal} from '../trade/refusal';
import type {World} from '../world/world';
import {authenticate} from './bearer-auth';
import {businessUserCalls} from './business-user-calls';
import {toJsonAnswer} from './error-response';
import type {Answer, PlainHeaders, RawBody} from './message';
import type {Call, Handlers} from './operations';
import {findUnreachableIds} from './path-ids';
import {paymentCalls} from './payment-calls';
import {parseJson} from './read-body';
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
    const query = readQuery(request.url.searchParams);
    const {validateBody, validateParameters} = requestValidators[name];
    // What is sent to a call without a body is not looked at.
    const body = validateBody ? parseJson(request.body, request.headers) : undefined;
    const errors = [
      ...validateParameters({path, query, header: request.headers}).map((error) =>
        explainRepetition(error, query, path),
      ),
      ...(validateBody?.(body) ?? []),
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
    return toJsonAnswer(handle(call satisfies Omit<Call<'getUser'>, 'path' | 'body'>));
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
