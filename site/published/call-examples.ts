import type {ErrorResponse} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {RecordedCall} from '../plugins/executed-examples/recording';
import type {
  Components,
  Content,
  Example,
  Operation,
  Parameter,
  PathItem,
  Reference,
} from './document';
import {mapValues, resolve} from './document';
import type {Recordings, ShownCall} from './recorded-calls';
import {findRecords} from './recorded-calls';

/**
 * Gives each call its own examples: its path parameters, request and response belong to one
 * recorded exchange, and the errors are those that the call can give.
 */
export function withCallExamples(
  {parameters: shared = [], ...operations}: PathItem,
  components: Components,
  recordings: Recordings,
): PathItem {
  return mapValues(operations as Readonly<Record<string, Operation>>, (operation) => {
    const {parameters = [], requestBody, responses, ...rest} = operation;
    const {shown, refused} = findRecords(recordings, rest.operationId as OperationId);
    const usual = shown[0]?.call.parameters ?? {};
    const sent = shown.map(({call, summary}): NamedExample => [
      call.name,
      {summary, value: call.body},
    ]);
    const received = distinct(shown).map(({call, summary}): NamedExample => [
      call.name,
      {summary, value: call.response},
    ]);
    const errors = refused.map(({response}): NamedExample => [
      (response as ErrorResponse).typeCode,
      {value: response},
    ]);
    return {
      ...rest,
      parameters: [...shared, ...parameters].map((parameter) =>
        fillPathParameter(parameter, components, usual),
      ),
      ...(requestBody && {requestBody: withExamples(requestBody, sent)}),
      responses: mapValues(responses, (response, status) =>
        withExamples(resolve(response, components.responses), status === '200' ? received : errors),
      ),
    };
  });
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

/** Another request often gets the same response: a second address tells a reader nothing. */
function distinct(shown: readonly ShownCall[]): readonly ShownCall[] {
  const shapes = new Map<string, ShownCall>();
  for (const each of shown) {
    const shape = JSON.stringify(each.call.response, (_, value: unknown) =>
      typeof value === 'object' ? value : '',
    );
    if (!shapes.has(shape)) shapes.set(shape, each);
  }
  return [...shapes.values()];
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
