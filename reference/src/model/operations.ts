import {anchorPart, kebabCase} from './anchors';
import {readResponses} from './responses';
import {readAssumptions} from './assumptions';
import {readContents} from './contents';
import {readDocumentation} from './link-text';
import type {Body, Method, Operation, SecurityScheme} from './model';
import {readParameters} from './parameters';
import type {SchemaScope} from './schema-scope';
import {readSecurityChoices} from './security';
import {readServers} from './servers';
import type {Cursor, ObjectCursor} from './source';
import {
  child,
  entries,
  entriesAt,
  flagAt,
  listAt,
  objectAt,
  textAt,
  withoutExtensions,
} from './source';
import {valueText} from './value-text';

const methods: readonly Method[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
];

/** A call as the document writes it, before it has an id. */
export type RawOperation = {
  readonly method: Method;
  readonly path: string;
  readonly item: ObjectCursor;
  readonly operation: ObjectCursor;
  readonly tags: readonly string[];
};

export function findOperations(
  paths: readonly (readonly [string, Cursor])[],
  scope: SchemaScope,
): readonly RawOperation[] {
  return paths.flatMap(([path, cursor]) => {
    const item = scope.source.follow(cursor);
    return Object.keys(item.value).flatMap((key): RawOperation[] => {
      const method = methods.find((each) => each === key);
      const operation = method && objectAt(item, method);
      if (!method || !operation) return [];
      const tags = listAt(operation, 'tags').map(({value}) => valueText(value));
      return [{method, path, item, operation, tags}];
    });
  });
}

/**
 * The id is made of the call alone, so that no other call can change it:
 * 1. its `operationId`, when no other call has the same
 * 2. its method and path
 */
export function chooseId(raw: RawOperation, isAmbiguous: boolean): string {
  const operationId = textAt(raw.operation, 'operationId');
  const own = operationId === undefined || isAmbiguous ? '' : kebabCase(operationId);
  return own || kebabCase(`${raw.method} ${raw.path}`) || raw.method;
}

export function readOperation(
  raw: RawOperation,
  wantedId: string,
  schemes: readonly SecurityScheme[],
  scope: SchemaScope,
): Operation {
  const {operation, item, method, path} = raw;
  const id = scope.anchors.claim(wantedId);
  const bodyScope: SchemaScope = {...scope, expands: true, budget: {left: bodyBudget}};
  const servers = readServers(operation, scope.source);
  const description = textAt(operation, 'description') ?? textAt(item, 'description');
  return {
    id,
    name: textAt(operation, 'operationId') ?? id,
    method,
    path,
    title:
      textAt(operation, 'summary') ?? textAt(item, 'summary') ?? `${method.toUpperCase()} ${path}`,
    description: scope.source.prose(description),
    assumptions: readAssumptions(operation, scope.source),
    deprecated: flagAt(operation, 'deprecated'),
    documentation: readDocumentation(operation),
    servers: servers.length > 0 ? servers : readServers(item, scope.source),
    security: readSecurityChoices(scope.source, operation, schemes),
    parameters: readParameters(item, operation, id, bodyScope),
    body: readBody(operation, id, bodyScope),
    responses: readResponses(operation, id, scope),
    callbacks: readCallbacks(operation, id, schemes, scope),
  };
}

/** Far more than anyone reads in place; it stops references that multiply each other. */
const bodyBudget = 2_000;

function readBody(
  operation: ObjectCursor,
  operationId: string,
  scope: SchemaScope,
): Body | undefined {
  const cursor = child(operation, 'requestBody');
  if (!cursor) return undefined;
  const body = scope.source.follow(cursor);
  const id = scope.anchors.claim(`${operationId}.body`);
  return {
    id,
    required: flagAt(body, 'required') === true,
    description: scope.source.prose(textAt(body, 'description')),
    assumptions: readAssumptions(body, scope.source),
    contents: readContents(body, id, scope),
  };
}

function readCallbacks(
  operation: ObjectCursor,
  operationId: string,
  schemes: readonly SecurityScheme[],
  scope: SchemaScope,
): readonly Operation[] {
  return entriesAt(operation, 'callbacks').flatMap(([name, cursor]) => {
    const addresses = withoutExtensions(entries(scope.source.follow(cursor)));
    return findOperations(addresses, scope).map((raw) =>
      // A callback's callbacks would never end: the reader follows them in the first call.
      readOperation(
        {...raw, operation: withoutCallbacks(raw.operation)},
        `${operationId}.callback.${anchorPart(name)}.${raw.method}`,
        schemes,
        scope,
      ),
    );
  });
}

function withoutCallbacks({value, pointer}: ObjectCursor): ObjectCursor {
  const kept = Object.entries(value).filter(([key]) => key !== 'callbacks');
  return {value: Object.fromEntries(kept), pointer};
}
