import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {basePath, operations} from '@symblepay/openapi/operations';
import {calls} from './api/calls';
import type {CallExchange, LoggedExchange, Parts} from './chain';
import {
  begin,
  beginCall,
  beginLogged,
  carryOut,
  chain,
  checkKey,
  countCoverage,
  explainErrors,
  noteTransitions,
  repeatTraceId,
  sufferChaos,
  sufferFaults,
  validate,
  writeLog,
} from './chain';
import {respondToControl} from './control/respond-to-control';
import {respondWithPage} from './hosted/hosted-pages';
import {stylesheetPath} from './hosted/render-page';
import type {PlainRequest, PlainResponse} from './http/message';
import {toJsonResponse} from './http/message';
import {refuseRoute} from './http/refuse-route';
import {Router} from './http/router';
import {serverLimits} from './limits';
import {hostedPath} from './world/links';

const router = new Router(operations, basePath);
const restorePath = controlPath + controlOperations.restore.path;

const respondToCall = chain<CallExchange>(
  [
    repeatTraceId,
    writeLog,
    sufferFaults,
    sufferChaos,
    countCoverage,
    explainErrors,
    carryOut,
    checkKey,
    validate,
  ],
  (exchange) => {
    const {match, request, parts, organisationId, body} = exchange;
    const {world, origin} = parts;
    // The validators have made sure that path and body are those of the operation.
    const handle = calls[match.name] as (call: unknown) => unknown;
    const {headers, url} = request;
    const query = url.searchParams;
    const call = {world, origin, organisationId, path: match.path, query, headers, body};
    return noteTransitions(exchange, () => world.transact(() => toJsonResponse(handle(call))));
  },
);

const respondToDeveloper = chain([explainErrors, carryOut], ({parts, request, errors}) =>
  respondToControl(parts, request, errors),
);

const respondToBrowser = chain<LoggedExchange>(
  [repeatTraceId, writeLog, explainErrors, carryOut],
  (exchange) => {
    const {request, parts} = exchange;
    return noteTransitions(exchange, () => respondWithPage(parts.world, request, parts.origin));
  },
);

const respondToUnknown = chain<LoggedExchange>(
  [repeatTraceId, writeLog],
  ({request: {method, url}, errors}) => {
    const match = router.match(method, url.pathname);
    const fitsWithoutSlash = !match && router.match(method, url.pathname.replace(/\/$/, ''));
    const hint = fitsWithoutSlash ? ' Leave out the slash at the end.' : '';
    return refuseRoute(errors, match && 'allowed' in match ? match : undefined, hint);
  },
);

/** The whole sandbox as one function from request to response. */
export function createResponder(parts: Parts): (request: PlainRequest) => Promise<PlainResponse> {
  return (request) => {
    const {pathname} = request.url;
    if (pathname === controlPath || pathname.startsWith(`${controlPath}/`)) {
      return respondToDeveloper(begin(parts, request, 'sandbox-control'));
    }
    if (pathname === stylesheetPath) {
      return Promise.resolve(respondWithPage(parts.world, request, parts.origin));
    }
    const match = router.match(request.method, pathname);
    if (match && 'name' in match) {
      return respondToCall(beginCall(parts, request, match));
    }
    return pathname.startsWith(`${hostedPath}/`)
      ? respondToBrowser(beginLogged(parts, request, 'page'))
      : respondToUnknown(beginLogged(parts, request, 'unknown'));
  };
}

export function findBodyLimit({pathname}: URL): number {
  const {bodyBytes, snapshotBytes} = serverLimits;
  // The path of a world may stand before it.
  return (pathname.endsWith(restorePath) ? snapshotBytes : bodyBytes).most;
}
