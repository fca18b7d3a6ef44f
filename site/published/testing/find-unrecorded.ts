import type {Call, Content, Contract, Parameter, Schema} from '@symblepay/openapi/contract';
import {listCalls, listWebhooks} from '@symblepay/openapi/contract';
import type {RecordedCall} from '../../recording/recording';
import type {Recordings} from '../recorded-calls';
import {listScalars} from './list-scalars';

/**
 * The examples of a document that were not played, by where they are in it. Knows nothing of how the
 * document was made: it only looks for each example among what was sent and received.
 */
export function findUnrecorded(document: Contract, recordings: Recordings): readonly string[] {
  const calls = [...recordings.values()].flatMap(({steps}) =>
    steps.filter((step) => step.kind === 'call'),
  );
  const notifications = [...recordings.values()].flatMap((recording) => recording.notifications);
  const fields = new Set(
    listScalars([...calls, ...notifications]).map(({field, value}) => fieldKey(field, value)),
  );
  return [
    ...listCalls(document).flatMap((call) => findInCall(call, calls)),
    ...listWebhooks(document).flatMap(({path: name, operation}) =>
      findInContent(operation.requestBody?.content, notifications).map((key) => `${name} ${key}`),
    ),
    ...Object.values(document.components.parameters ?? {})
      .filter(({name, example}) => !fields.has(fieldKey(name, example)))
      .map(({name}) => `parameter ${name}`),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      findInFields(schema, fields).map((field) => `${name}.${field}`),
    ),
  ];
}

function findInCall(
  {path, parameters, operation: {operationId, requestBody, responses}}: Call,
  all: readonly RecordedCall[],
): readonly string[] {
  const calls = all.filter((call) => call.operationId === operationId);
  const received = (status: string) =>
    calls.filter((call) => String(call.status) === status).map(({response}) => response);
  return [
    ...findInPath(path, parameters, calls),
    ...findInContent(
      requestBody?.content,
      calls.filter(({status}) => status === 200).map(({body}) => body),
    ),
    ...Object.entries(responses).flatMap(([status, response]) =>
      findInContent('content' in response ? response.content : undefined, received(status)).map(
        (key) => `${status} ${key}`,
      ),
    ),
  ].map((part) => `${operationId} ${part}`);
}

/** The examples in a path belong together: the whole path must have been called. */
function findInPath(
  template: string,
  parameters: readonly Parameter[],
  calls: readonly RecordedCall[],
): readonly string[] {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.example),
  );
  const isCalled = calls.some((call) => call.status === 200 && call.path.split('?')[0] === path);
  return isCalled ? [] : [`path ${path}`];
}

function findInContent(
  content: Content | undefined,
  played: readonly unknown[],
): readonly string[] {
  const texts = new Set(played.map((value) => JSON.stringify(value)));
  return Object.entries(content?.['application/json'].examples ?? {})
    .filter(([, {value}]) => !texts.has(JSON.stringify(value)))
    .map(([key]) => key);
}

function findInFields({properties = {}}: Schema, fields: ReadonlySet<string>): readonly string[] {
  return Object.entries(properties)
    .filter(([name, schema]) => {
      const examples = schema.examples ?? schema.items?.examples ?? [];
      return !examples.every((value) => fields.has(fieldKey(name, value)));
    })
    .map(([name]) => name);
}

function fieldKey(name: string, value: unknown): string {
  return `${name}=${JSON.stringify(value)}`;
}
