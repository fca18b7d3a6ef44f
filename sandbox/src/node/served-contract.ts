import api from '@symblepay/openapi/openapi.json' with {type: 'json'};
import control from '@symblepay/openapi/control/openapi.json' with {type: 'json'};
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {basePath} from '@symblepay/openapi/operations';
import {rangedFields} from '../api/read-call';
import type {PlainRequest, PlainResponse} from '../http/message';
import {toJsonResponse} from '../http/message';
import {ownRanges} from '../limits';
import {nameControlCall} from '../control-call';
import {addressOfWorld, isWorldName, splitPath} from '../worlds/find-world';

type Schema = {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
};

type Operation = {
  readonly operationId: string;
  readonly requestBody?: {readonly content: Readonly<Record<string, {readonly schema: Schema}>>};
  readonly responses: Record<string, object>;
};

type Document = {
  servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>};
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Where a sandbox serves its contracts. */
const contracts: Readonly<Record<string, (origin: string) => Document>> = {
  '/openapi.json': describeApi,
  [`${controlPath}/openapi.json`]: describeControl,
};

type Respond = (request: PlainRequest) => Promise<PlainResponse>;

/** In every world, whether it is open or not. */
export function serveContracts(origin: string, respond: Respond): Respond {
  return (request) => {
    const {name, url} = splitPath(request.url) ?? {url: request.url};
    const describe = contracts[url.pathname];
    const isServed = describe && (name === undefined || isWorldName(name));
    if (!isServed || !['GET', 'HEAD'].includes(request.method)) return respond(request);
    const address = name === undefined ? origin : addressOfWorld(origin, name);
    return Promise.resolve(toJsonResponse(describe(address)));
  };
}

/** What the documented API does not say and the sandbox does. */
const ownResponses = {
  '401': 'The API key is missing or unknown.',
  '404': 'There is no such path.',
  '405': 'The path does not take this method.',
  '429': `Too many requests. The sandbox says so only when it is told to, with ${nameControlCall('addFault')}.`,
} as const;

/** The API as this sandbox serves it: with its own responses and ranges, at its own address. */
function describeApi(origin: string): Document {
  const document = structuredClone(api) as unknown as Document;
  document.servers = [{url: origin + basePath, description: 'This sandbox.'}];
  for (const operation of listOperations(document)) {
    for (const [status, description] of Object.entries(ownResponses)) {
      operation.responses[status] ??= {
        description,
        content: {'application/json': {schema: {$ref: '#/components/schemas/ErrorResponse'}}},
      };
    }
    addRanges(document, operation);
  }
  return document;
}

function describeControl(origin: string): Document {
  const document = structuredClone(control) as unknown as Document;
  document.servers = [{url: origin + controlPath, description: 'This sandbox.'}];
  return document;
}

function listOperations({paths}: Document): readonly Operation[] {
  return Object.values(paths).flatMap((path) =>
    methods.flatMap((method) => (path[method] as Operation | undefined) ?? []),
  );
}

function addRanges(document: Document, {operationId, requestBody}: Operation): void {
  const body = requestBody?.content['application/json']?.schema;
  const fields = rangedFields[operationId as keyof typeof rangedFields] ?? {};
  for (const [path, range] of Object.entries(fields)) {
    const {least, most} = ownRanges[range];
    for (const schema of findField(document, body, path.split('.'))) {
      schema.minimum ??= least;
      schema.maximum ??= most;
    }
  }
}

/** The schemas of a field, by its path; * is every item of a list. */
function findField(
  document: Document,
  schema: Schema | undefined,
  [name, ...rest]: readonly string[],
): readonly Schema[] {
  if (!schema) return [];
  const {$ref, allOf, items, properties} = schema;
  if ($ref !== undefined) {
    const target = document.components.schemas[$ref.split('/').at(-1) ?? ''];
    return findField(document, target, name === undefined ? [] : [name, ...rest]);
  }
  if (name === undefined) return [schema];
  const here = findField(document, name === '*' ? items : properties?.[name], rest);
  const parts = (allOf ?? []).flatMap((part) => findField(document, part, [name, ...rest]));
  return [...here, ...parts];
}
