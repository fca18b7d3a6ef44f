import {Refusal} from '../trade/refusal';
import type {ErrorContext} from './error-response';
import {toErrorAnswer} from './error-response';
import type {Answer} from './message';
import {withHeader} from './message';
import type {WrongMethod} from './routes';

/** Answers a request for which there is no call. */
export function refuseRoute(
  context: ErrorContext,
  problem: WrongMethod | undefined,
  hint: string,
): Answer {
  if (!problem) {
    const refusal = new Refusal('not-found', `There is no such call.${hint}`);
    return toErrorAnswer(refusal, {...context, status: 404});
  }
  const allowed = problem.allowed.join(', ');
  const detail = `The call has no such method, only ${allowed}.${hint}`;
  const refusal = new Refusal('method-not-allowed', detail);
  return withHeader(toErrorAnswer(refusal, {...context, status: 405}), 'Allow', allowed);
}
