import {Refusal} from '../refusal';
import type {ErrorContext} from './error-response';
import {toErrorResponse} from './error-response';
import type {PlainResponse} from './message';
import {withHeader} from './message';
import type {WrongMethod} from './router';

export function refuseRoute(
  context: ErrorContext,
  problem: WrongMethod | undefined,
  hint: string,
): PlainResponse {
  if (!problem) {
    const refusal = new Refusal('not-found', `There is no such call.${hint}`);
    return toErrorResponse(refusal, {...context, status: 404});
  }
  const allowed = problem.allowed.join(', ');
  const detail = `This path supports only ${allowed}.${hint}`;
  const refusal = new Refusal('method-not-allowed', detail);
  return withHeader(toErrorResponse(refusal, {...context, status: 405}), 'Allow', allowed);
}
