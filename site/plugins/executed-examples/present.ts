import {basePath, summaries} from '@symblepay/openapi/operations';
import type {Party} from '@symblepay/openapi/types';
import {kebabCase, snippets, tokenize} from '@symblepay/reference';
import type {Sample, Token} from '@symblepay/reference/sample';
import {organisation} from '../../organisation';
import {routes} from '../../routes';
import {findParty} from './find-party';
import type {RecordedCall, RecordedEvent, RecordedStep, Recording} from '../../recording/recording';

/** A recorded call, ready to be shown: coloured code and a link to the reference. */
export type CallView = Omit<RecordedCall, 'operationId' | 'parameters' | 'headers' | 'body'> & {
  readonly title: string;
  /** The user for whom the marketplace makes the call, if it is one of the trade's two. */
  readonly forParty: Party | undefined;
  readonly href: string;
  readonly samples: readonly Sample[];
  readonly responseTokens: readonly Token[];
};

export type StepView = (CallView | RecordedEvent) & Pick<RecordedStep, 'movements'>;

export type ScenarioView = {
  readonly title: string;
  readonly steps: readonly StepView[];
};

export function presentRecording({title, steps}: Recording): ScenarioView {
  return {
    title,
    steps: steps.map((step) =>
      step.kind === 'event' ? step : {...presentCall(step, steps), movements: step.movements},
    ),
  };
}

function presentCall(call: RecordedCall, steps: readonly RecordedStep[]): CallView {
  const {kind, name, operationId, method, path, headers, body, status, response} = call;
  const sent = Object.entries({Authorization: 'Bearer YOUR_API_KEY', ...headers});
  return {
    kind,
    name,
    method,
    path,
    status,
    response,
    title: summaries[operationId],
    forParty: findParty(call, steps),
    href: `${routes.reference}#${kebabCase(operationId)}`,
    samples: snippets({
      method: method.toUpperCase(),
      url: `${organisation.apiHost}${basePath}${path}`,
      headers: sent.map(([header, value]) => ({name: header, value})),
      body: body === undefined ? undefined : {mediaType: 'application/json', value: body as never},
    }),
    responseTokens: tokenize(JSON.stringify(response, null, 2), 'json'),
  };
}
