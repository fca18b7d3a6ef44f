import {basePath, summaries} from '@symblepay/openapi/operations';
import type {Party} from '@symblepay/openapi/types';
import {
  kebabCase,
  snippets,
  tokenize,
  type Method,
  type Sample,
  type Token,
} from '@symblepay/reference';
import {organisation} from '../../organisation';
import {referenceRoute} from '../../reference-route';
import {findParty} from './find-party';
import type {RecordedCall, RecordedEvent, RecordedStep, Recording} from './recording';

/** A recorded call, ready to be shown: coloured code and a link to the reference. */
export type CallView = {
  readonly kind: 'call';
  readonly name: string;
  readonly title: string;
  /** The user for whom the marketplace makes the call, if it is one of the trade's two. */
  readonly forParty: Party | undefined;
  readonly href: string;
  readonly method: Method;
  readonly path: string;
  readonly samples: readonly Sample[];
  readonly status: number;
  readonly answer: unknown;
  readonly answerTokens: readonly Token[];
};

export type StepView = CallView | RecordedEvent;

export type ScenarioView = {
  readonly title: string;
  readonly steps: readonly StepView[];
};

export function presentRecording({title, steps}: Recording): ScenarioView {
  return {
    title,
    steps: steps.map((step) => (step.kind === 'event' ? step : presentCall(step, steps))),
  };
}

function presentCall(call: RecordedCall, steps: readonly RecordedStep[]): CallView {
  const {name, operationId, method, path, headers, body, status, answer} = call;
  return {
    kind: 'call',
    name,
    title: summaries[operationId],
    forParty: findParty(call, steps),
    href: `${referenceRoute}#${kebabCase(operationId)}`,
    method,
    path,
    samples: snippets({
      method: method.toUpperCase(),
      url: `${organisation.apiHost}${basePath}${path}`,
      headers: Object.entries({Authorization: 'Bearer YOUR_API_KEY', ...headers}).map(
        ([key, value]) => ({
          name: key,
          value,
        }),
      ),
      body: body === undefined ? undefined : {mediaType: 'application/json', value: body as never},
    }),
    status,
    answer,
    answerTokens: tokenize(JSON.stringify(answer, null, 2), 'json'),
  };
}
