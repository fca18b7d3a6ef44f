import {isObject} from './check-arguments';
import {findFault, findFaultOfForm} from './find-fault';

export const codes = {parse: -32_700, request: -32_600, params: -32_602} as const;

/** Why something is refused, in the words of JSON-RPC. */
export type Problem = {
  readonly code: number;
  readonly message: string;
  readonly id?: string | number | undefined;
};

/** What keeps it from being a message that the SDK answers. */
export function findProblem(message: unknown): Problem | undefined {
  if (!isObject(message)) {
    return {code: codes.request, message: 'A message is one JSON object, or a batch of them.'};
  }
  const {jsonrpc, method, params} = message;
  const isResponse = 'result' in message || 'error' in message;
  const id = readId(message);
  if (jsonrpc !== '2.0') return {code: codes.request, message: 'jsonrpc must be "2.0".', id};
  if ('id' in message && id === undefined) {
    const message = `id must be a string or a whole number up to ${Number.MAX_SAFE_INTEGER}.`;
    return {code: codes.request, message};
  }
  if (typeof method !== 'string') {
    if (isResponse) return undefined;
    return {code: codes.request, message: 'method must be a string.', id};
  }
  const fault = findFault(method, params);
  if (fault !== undefined) return {code: codes.params, message: fault, id};
  const ofForm = findFaultOfForm(message);
  return ofForm === undefined ? undefined : {code: codes.request, message: ofForm, id};
}

/** The same for one of a batch, which a client sends when it is initialized. */
export function findProblemInBatch(message: unknown): Problem | undefined {
  const problem = findProblem(message);
  if (problem || !isObject(message) || message.method !== 'initialize') return problem;
  return {
    code: codes.request,
    message: 'initialize does not belong in a batch.',
    id: readId(message),
  };
}

export function readId(message: unknown): string | number | undefined {
  const {id} = isObject(message) ? message : {};
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : undefined;
}
