import {basePath, operations} from '@symblepay/openapi/control/operations';
import type {OperationId} from '@symblepay/openapi/control/validators/index';
import type {Coverage} from '@symblepay/openapi/control/types';
import type {FieldError} from '@symblepay/openapi/types';
import {nameControlCall} from '../control-call';
import {Refusal} from '../refusal';
import type {Control} from './control';
import type {ErrorContext} from '../http/error-response';
import {toErrorResponse} from '../http/error-response';
import {refuseForeignPage} from '../http/foreign-page';
import type {PlainResponse, PlainRequest} from '../http/message';
import {parseJson, readHeader, toJsonResponse} from '../http/message';
import {refuseRoute} from '../http/refuse-route';
import type {Match} from '../http/router';
import {Router} from '../http/router';

const router = new Router(operations, basePath);

/**
 * Responds to calls of the control API. Pages of other sites may not control a sandbox on this
 * machine.
 */
export async function respondToControl(
  {control, origin}: {readonly control: Control; readonly origin: string},
  request: PlainRequest,
  errors: ErrorContext,
): Promise<PlainResponse> {
  const {method, url} = request;
  const pathname = url.pathname === basePath ? `${basePath}/` : url.pathname;
  const match = router.match(method, pathname);
  if (!match || 'allowed' in match) {
    return refuseRoute(errors, match, ` ${nameControlCall('describe')} lists the calls.`);
  }
  const foreign = refuseForeignPage(request, origin);
  if (foreign) return toErrorResponse(foreign, {...errors, status: 403});
  const input = await readInput(match, request);
  // The validators have made sure that path and body are those of the operation.
  const result = await control[match.name]({...input, ...match.path} as never);
  if (match.name !== 'readCoverage' || !wantsPage(request)) return toJsonResponse(result ?? {});
  const {toCoveragePage} = await import('./coverage-page');
  return toCoveragePage(result as Coverage);
}

/** Returns query and body, or throws a Refusal that names the first field that breaks the contract. */
async function readInput(
  {name, path}: Match<OperationId>,
  {url, body: raw, headers}: PlainRequest,
): Promise<object> {
  const {requestValidators} = await import('@symblepay/openapi/control/validators/requests');
  const {validateBody, validateParameters} = requestValidators[name];
  const isEmpty = 'text' in raw && raw.text === '';
  const body = validateBody && (isEmpty ? {} : parseJson(raw, headers));
  const query = Object.fromEntries(url.searchParams);
  const [error] = [
    ...findUnknown(name, query),
    ...validateParameters({path, query}),
    ...(validateBody?.(body) ?? []),
  ];
  if (error) throw new Refusal('validation-error', `${error.key}: ${error.value}`, [error]);
  return {...query, ...(body as object | undefined)};
}

function wantsPage({headers}: PlainRequest): boolean {
  return readHeader(headers, 'Accept')?.includes('text/html') ?? false;
}

/** A slip in the name of a filter would otherwise go unseen. */
function findUnknown(id: OperationId, query: object): readonly FieldError[] {
  const known = operations[id].query ?? [];
  return Object.keys(query)
    .filter((key) => !known.includes(key))
    .map((key) => ({key, value: `Is not a parameter of ${nameControlCall(id)}.`}));
}
