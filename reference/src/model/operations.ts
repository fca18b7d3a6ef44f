import {anchorPart, kebabCase} from './anchors';
import {readContents} from './contents';
import type {Entries, ObjectCursor} from './cursor';
import {Cursor, withoutExtensions} from './cursor';
import {readDescribed} from './described';
import {valueText} from './json';
import type {Body, Content, Operation} from './model';
import {readParameters} from './parameters';
import type {Prose} from './prose';
import {proseText} from './prose';
import {readResponses} from './responses';
import type {Scope} from './scope';
import {inside} from './scope';
import {readSecurityChoices} from './security';
import {readServers} from './servers';
import type {Source} from './source';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** A call as it is in the document, before it has an id. */
type RawOperation = ReturnType<typeof findOperations>[number];

export function findOperations(paths: Entries, source: Source) {
  return paths.flatMap(([path, cursor]) => {
    const item = source.follow(cursor);
    return Object.keys(item.value).flatMap((key) => {
      const method = methods.find((each) => each === key);
      const operation = method && item.objectAt(method);
      if (!method || !operation) return [];
      const tags = operation.listAt('tags').map(({value}) => valueText(value));
      return [{method, path, item, operation, tags}];
    });
  });
}

/**
 * Reads calls. An id depends on its own call only, so that no other call can change it:
 * 1. its `operationId`, if no other call has the same
 * 2. its method and path
 */
export function readOperations(
  found: readonly RawOperation[],
  scope: Scope,
): readonly (readonly [RawOperation, Operation])[] {
  const wanted = found.map((raw) => ({
    raw,
    id: kebabCase(raw.operation.textAt('operationId') ?? '') || idOfPath(raw),
  }));
  const lastUse = new Map(wanted.map(({id}, index) => [id, index]));
  const repeated = new Set(
    wanted.filter(({id}, index) => lastUse.get(id) !== index).map(({id}) => id),
  );
  return wanted.map(({raw, id}) => [
    raw,
    readOperation(raw, repeated.has(id) ? idOfPath(raw) : id, scope),
  ]);
}

function idOfPath({method, path}: RawOperation): string {
  return kebabCase(`${method} ${path}`);
}

export function readOperation(raw: RawOperation, wantedId: string, scope: Scope): Operation {
  const {operation, item, method, path} = raw;
  const {source} = scope;
  const own: Scope = {...scope, id: scope.claimId(wantedId)};
  const expanding: Scope = {...own, expands: true, budget: {left: bodyBudget}};
  const servers = readServers(operation, source);
  const operationId = operation.textAt('operationId');
  const summary = operation.textAt('summary') ?? item.textAt('summary');
  return {
    id: own.id,
    name: operationId ?? own.id,
    method,
    path,
    title: summary ?? `${method.toUpperCase()} ${path}`,
    ...readDescribed(operation, source),
    description: source.prose(operation.textAt('description') ?? item.textAt('description')),
    deprecated: operation.flagAt('deprecated'),
    servers: servers.length > 0 ? servers : readServers(item, source),
    security: readSecurityChoices(operation, scope),
    parameters: readParameters(item, operation, expanding),
    body: readBody(operation, expanding),
    responses: readResponses(operation, own),
    callbacks: readCallbacks(operation, own),
  };
}

/** Far more than anyone reads in place; it stops references that multiply. */
const bodyBudget = 2_000;

function readBody(operation: ObjectCursor, scope: Scope): Body | undefined {
  const cursor = operation.child('requestBody');
  if (!cursor) return undefined;
  const body = scope.source.follow(cursor);
  const own = inside(scope, 'body');
  const about = readDescribed(body, scope.source);
  const contents = readContents(body, own);
  return {
    id: own.id,
    required: body.flagAt('required') === true,
    ...about,
    description: isSaidIn(contents, about.description) ? [] : about.description,
    contents,
  };
}

/** A body often repeats what its schema says: the page says it once, with the schema. */
function isSaidIn(contents: readonly Content[], description: Prose): boolean {
  const text = proseText(description);
  return contents.some(
    ({schema}) => schema && !schema.link && proseText(schema.description).includes(text),
  );
}

function readCallbacks(operation: ObjectCursor, scope: Scope): readonly Operation[] {
  return operation.entriesAt('callbacks').flatMap(([name, cursor]) => {
    const addresses = withoutExtensions(scope.source.follow(cursor).entries());
    return findOperations(addresses, scope.source).map((raw) =>
      // Callbacks of callbacks could go on forever: the first level is enough.
      readOperation(
        {
          ...raw,
          operation: new Cursor({...raw.operation.value, callbacks: {}}, raw.operation.pointer),
        },
        `${scope.id}.callback.${anchorPart(name)}.${raw.method}`,
        scope,
      ),
    );
  });
}
