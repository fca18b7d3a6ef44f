import type {
  Content,
  Contract,
  Example,
  Operation,
  Parameter,
  PathItem,
  Response,
} from '@symblepay/openapi/contract';
import {resolve} from '@symblepay/openapi/contract';
import type {ErrorResponse} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {firstOfEach} from './first-of-each';
import {mapValues} from './map-values';
import type {Recordings, ShownCall} from './recorded-calls';
import {findRefused, findShown} from './recorded-calls';

/**
 * Gives each call its own examples: its path parameters, request and response belong to one
 * recorded exchange, and the errors are those that the call can give.
 */
export function withCallExamples(
  {parameters: shared = [], ...operations}: PathItem,
  contract: Contract,
  recordings: Recordings,
): PathItem {
  return mapValues(operations as Readonly<Record<string, Operation>>, (operation) => {
    const {parameters = [], requestBody, responses, ...rest} = operation;
    const operationId = rest.operationId as OperationId;
    const shown = findShown(recordings, operationId);
    const usual = shown[0]?.call.parameters ?? {};
    const exampleOf =
      (part: 'body' | 'response') =>
      ({call, summary}: ShownCall): NamedExample => [call.name, {summary, value: call[part]}];
    const received = firstOfEach(shown, shapeOf).map(exampleOf('response'));
    const errors = findRefused(recordings, operationId).map(({response}): NamedExample => [
      (response as ErrorResponse).typeCode,
      {value: response},
    ]);
    return {
      ...rest,
      // A path parameter has a value for each call; the others stay where all calls share them.
      parameters: [...shared, ...parameters].map((parameter) => {
        const declared = resolve<Parameter>(contract, parameter);
        return declared.in === 'path' ? {...declared, example: usual[declared.name]} : parameter;
      }),
      ...(requestBody && {requestBody: withExamples(requestBody, shown.map(exampleOf('body')))}),
      responses: mapValues(responses, (response, status) => {
        const declared = resolve<Response>(contract, response);
        return withExamples(declared, status === '200' ? received : errors);
      }),
    };
  });
}

/** Several requests often get the same response: showing it twice tells a reader nothing. */
function shapeOf({call}: ShownCall): string {
  return JSON.stringify(call.response, (_, value: unknown) =>
    typeof value === 'object' ? value : '',
  );
}

type NamedExample = readonly [string, Example];

/** A request or a response with examples, if it has a body. */
export function withExamples<Message extends {readonly content?: Content}>(
  message: Message,
  examples: readonly NamedExample[],
): Message {
  if (message.content === undefined) return message;
  const media = message.content['application/json'];
  const content = {'application/json': {...media, examples: Object.fromEntries(examples)}};
  return {...message, content};
}
