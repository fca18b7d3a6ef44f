import type {ErrorResponse} from '@symblepay/openapi/types';
import type {RecordedCall} from '../plugins/executed-examples/recording';
import type {
  Components,
  Content,
  Example,
  Operation,
  Parameter,
  PathItem,
  Reference,
  Response,
} from './document';
import {mapValues, resolve} from './document';

/** What was recorded of one call. */
export type CallRecords = {
  /** The calls to show, the usual one first, each with what is special about it. */
  readonly shown: readonly {readonly call: RecordedCall; readonly summary: string}[];
  /** One refusal of each kind. */
  readonly refused: readonly RecordedCall[];
};

/**
 * Gives each call its own examples: what stands in the path, is sent and comes back belongs to one
 * recorded exchange, and the errors are those that the call can give.
 */
export function withCallExamples(
  item: PathItem,
  components: Components,
  recordsOf: (operationId: string) => CallRecords,
): PathItem {
  const {parameters: shared = [], ...operations} = item;
  return mapValues(operations, (operation) =>
    showCall(operation, shared, components, recordsOf(operation.operationId)),
  );
}

function showCall(
  operation: Operation,
  shared: readonly Reference[],
  components: Components,
  {shown, refused}: CallRecords,
): Operation {
  const {parameters = [], requestBody, responses, ...rest} = operation;
  const usual = shown[0]?.call.parameters ?? {};
  return {
    ...rest,
    parameters: [...shared, ...parameters].map((parameter) =>
      fillPathParameter(parameter, components, usual),
    ),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: withExamples(
          requestBody.content,
          shown.map(({call, summary}) => [call.name, {summary, value: call.body}]),
        ),
      },
    }),
    responses: mapValues(responses, (response, status) =>
      status === '200'
        ? showAnswers(
            resolve(response, components.responses),
            distinctAnswers(shown).map(({call, summary}) => [
              call.name,
              {summary, value: call.answer},
            ]),
          )
        : showAnswers(
            resolve(response, components.responses),
            refused.map(({answer}) => [(answer as ErrorResponse).typeCode, {value: answer}]),
          ),
    ),
  };
}

/** A parameter in the path has a value for each call; the others stay where all calls share them. */
function fillPathParameter(
  parameter: Reference | Parameter,
  {parameters}: Components,
  values: RecordedCall['parameters'],
): Reference | Parameter {
  const declared = resolve(parameter, parameters);
  return declared.in === 'path' ? {...declared, example: values[declared.name]} : parameter;
}

function showAnswers(response: Response, examples: readonly NamedExample[]): Response {
  return response.content
    ? {...response, content: withExamples(response.content, examples)}
    : response;
}

/** Another request is often answered alike: a second address tells a reader nothing. */
function distinctAnswers(shown: CallRecords['shown']): CallRecords['shown'] {
  const shapes = new Set<string>();
  return shown.filter(({call}) => {
    const shape = JSON.stringify(call.answer, (_, value: unknown) =>
      typeof value === 'object' ? value : '',
    );
    const isNew = !shapes.has(shape);
    shapes.add(shape);
    return isNew;
  });
}

type NamedExample = readonly [string, Example];

export function withExamples(
  {'application/json': media}: Content,
  examples: readonly NamedExample[],
): Content {
  return {'application/json': {...media, examples: Object.fromEntries(examples)}};
}
