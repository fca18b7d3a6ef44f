import type {ApiResponse, Body, Content, Model, Operation} from '../model/model';
import {exampleRequest} from '../request/samples/build-samples';
import {toCurl} from '../request/to-curl';
import type {Block} from './blocks';
import {code, heading, inCode, list, paragraph} from './blocks';
import {fieldItems, schemaBlocks, typeLine} from './field-items';
import type {Resolve} from './prose-blocks';
import {aboutBlocks, proseBlocks} from './prose-blocks';

export type Surroundings = {
  readonly model: Model;
  readonly resolve: Resolve;
  /** The page that explains errors. */
  readonly errorsHref?: string | undefined;
};

/** A call as the page shows it, with its request as curl. */
export function callBlocks(call: Operation, depth: number, around: Surroundings): readonly Block[] {
  const {model, resolve} = around;
  return [
    ...operationBlocks(call, depth, around),
    heading(depth + 1, 'Request'),
    code('bash', toCurl(exampleRequest(call, model))),
    ...(call.body ? exampleBlocks(call.body.contents, 1) : []),
    ...call.responses.flatMap((response) => responseBlocks(response, depth + 1, around)),
    ...call.callbacks.flatMap((callback) => [
      ...operationBlocks({...callback, title: `Callback: ${callback.title}`}, depth + 1, around),
      ...callback.responses.flatMap((response) => responseBlocks(response, depth + 2, around)),
    ]),
    ...call.servers.map(({url}) => paragraph('Sent to ', inCode(resolve(url)))),
  ];
}

/** What the API sends to the reader's server, and how it may look. */
export function webhookBlocks(webhook: Operation, depth: number, around: Surroundings) {
  return [
    ...operationBlocks(webhook, depth, around),
    ...exampleBlocks(webhook.body?.contents ?? []),
    ...webhook.responses.flatMap((response) => responseBlocks(response, depth + 1, around)),
  ];
}

function operationBlocks(
  operation: Operation,
  depth: number,
  {resolve}: Surroundings,
): readonly Block[] {
  const {id, title, method, path, deprecated, parameters, body} = operation;
  return [
    heading(depth, title, id),
    paragraph(inCode(`${method.toUpperCase()} ${path}`), deprecated ? ' (deprecated)' : ''),
    ...aboutBlocks(operation, resolve),
    ...(parameters.length > 0 ? [heading(depth + 1, 'Parameters')] : []),
    ...list(fieldItems(parameters, resolve)),
    ...(body ? bodyBlocks(body, depth + 1, resolve) : []),
  ];
}

function bodyBlocks(body: Body, depth: number, resolve: Resolve): readonly Block[] {
  return [
    heading(depth, `Body${body.required ? '' : ' (optional)'}`),
    ...aboutBlocks(body, resolve),
    ...body.contents.flatMap((content) => contentBlocks(content, resolve)),
  ];
}

function responseBlocks(
  response: ApiResponse,
  depth: number,
  {resolve, errorsHref}: Surroundings,
): readonly Block[] {
  const {status, headers, contents, links} = response;
  const isError = /^[45]/.test(status);
  const children = [{type: 'text' as const, value: 'What to do about errors'}];
  return [
    heading(depth, `Response ${status}`),
    ...aboutBlocks(response, resolve),
    ...list(fieldItems(headers, resolve)),
    ...contents.flatMap((content) => contentBlocks(content, resolve)),
    ...(isError && errorsHref !== undefined
      ? [paragraph({type: 'link', url: resolve(errorsHref), children})]
      : []),
    ...exampleBlocks(contents),
    ...links.flatMap(({name, description}) => [
      paragraph('Leads to ', inCode(name)),
      ...proseBlocks(description, resolve),
    ]),
  ];
}

/** A model is written out under its own name, where the file lists the models. */
function contentBlocks({mediaType, schema, encodings}: Content, resolve: Resolve) {
  const type = mediaType === 'application/json' ? 'Type' : mediaType;
  return [
    ...(schema ? [paragraph(`${type}: `, ...typeLine(schema))] : []),
    ...(schema && !schema.link ? aboutBlocks(schema, resolve) : []),
    ...(schema ? schemaBlocks(schema, resolve) : []),
    ...encodings.map(({name, contentType}) =>
      paragraph(inCode(name), ` is sent as ${contentType}`),
    ),
  ];
}

/** The first example of a request body is what the sample sends. */
function exampleBlocks(contents: readonly Content[], from = 0): readonly Block[] {
  return contents
    .flatMap(({examples}) => examples)
    .slice(from)
    .flatMap(({name, summary, value}) =>
      value === undefined
        ? []
        : [
            paragraph('Example: ', summary ?? inCode(name)),
            typeof value === 'string'
              ? code('text', value)
              : code('json', JSON.stringify(value, null, 2)),
          ],
    );
}
