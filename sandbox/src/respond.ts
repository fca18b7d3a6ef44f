import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {basePath, operations} from '@symblepay/openapi/operations';
import type {OperationId} from '@symblepay/openapi/validators';
import {calls} from './api/calls';
import type {CheckedCall} from './api/read-call';
import {readCall} from './api/read-call';
import type {LoggedVisit, Parts} from './chain';
import {
  begin,
  beginLogged,
  carryOut,
  catchUp,
  chain,
  explainErrors,
  keep,
  repeatTraceId,
  sufferFaults,
  writeLog,
} from './chain';
import {respondToControl} from './control/respond-to-control';
import {respondWithPage} from './hosted/hosted-pages';
import {stylesheetPath} from './hosted/render-page';
import type {PlainRequest, PlainResponse} from './http/message';
import {toJsonResponse} from './http/message';
import {refuseRoute} from './http/refuse-route';
import type {Match} from './http/router';
import {Router} from './http/router';
import {serverLimits} from './limits';
import {hostedPath} from './world/links';

const router = new Router(operations, basePath);
const restorePath = controlPath + controlOperations.restore.path;

type Call = LoggedVisit & {readonly match: Match<OperationId>};

/** All of a call happens, or none: the key, the parameters and the body are checked, in this order. */
const respondToCall = chain<Call>(
  [repeatTraceId, writeLog, sufferFaults, explainErrors, catchUp, keep],
  (visit) => {
    const {match, request, parts} = visit;
    const {world, origin} = parts;
    return carryOut(visit, () =>
      world.transact(() => {
        const call = readCall(world, {...request, match, origin});
        // The validators have just seen that path and body are what the operation says.
        const handle = calls[match.name] as (call: CheckedCall) => unknown;
        return toJsonResponse(handle(call));
      }),
    );
  },
);

const respondToDeveloper = chain([explainErrors, catchUp, keep], ({parts, request, errors}) =>
  respondToControl(parts, request, errors),
);

const respondToBrowser = chain<LoggedVisit>(
  [repeatTraceId, writeLog, explainErrors, catchUp, keep],
  (visit) => {
    const {request, parts} = visit;
    return carryOut(visit, () => respondWithPage(parts.world, request, parts.origin));
  },
);

const respondToUnknown = chain<LoggedVisit>(
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
      const visit = beginLogged(parts, request, 'call');
      return respondToCall({...visit, match, operationId: match.name});
    }
    return pathname.startsWith(`${hostedPath}/`)
      ? respondToBrowser(beginLogged(parts, request, 'page'))
      : respondToUnknown(beginLogged(parts, request, 'unknown'));
  };
}

export function findBodyLimit({pathname}: URL): number {
  const {bodyBytes, snapshotBytes} = serverLimits;
  return (pathname === restorePath ? snapshotBytes : bodyBytes).most;
}
