import {anchorPart, createAnchors} from './anchors';
import {readAssumptions} from './assumptions';
import type {JsonObject} from './json';
import {linkText, readDocumentation} from './link-text';
import type {Group, Model, Operation, SchemaLink, SecurityScheme, Tag} from './model';
import {readNamedSchemas} from './named-schemas';
import type {RawOperation} from './operations';
import {chooseId, findOperations, readOperation} from './operations';
import {readSchema} from './schema-node';
import type {SchemaScope} from './schema-scope';
import {readSecuritySchemes} from './security';
import {readServers} from './servers';
import type {ObjectCursor, Source} from './source';
import {
  asObject,
  createSource,
  entriesAt,
  listAt,
  objectAt,
  textAt,
  withoutExtensions,
} from './source';

/** Ids of the page's own sections. */
export const sectionIds = ['servers', 'authentication', 'webhooks', 'models'] as const;

/** Fields outside request bodies that references may write out in place. */
const pageBudget = 50_000;

export function buildModel(document: JsonObject): Model {
  const source = createSource(document);
  const {root} = source;
  const anchors = createAnchors(sectionIds);
  const components = objectAt(root, 'components');
  const schemas = components ? entriesAt(components, 'schemas') : [];
  const names = new Map<string, SchemaLink>(
    schemas.map(([name, {pointer}]) => [
      pointer,
      {name, id: anchors.claim(`schema.${anchorPart(name)}`)},
    ]),
  );
  const scope: SchemaScope = {
    source,
    anchors,
    names,
    expands: false,
    open: new Set(),
    depth: 0,
    budget: {left: pageBudget},
    uses: {linked: new Set(), places: new Map()},
    read: readSchema,
  };
  const about = readInfo(objectAt(root, 'info') ?? {value: {}, pointer: '#/info'}, source);
  const security = readSecuritySchemes(source, anchors);
  const groups = readGroups(root, security, scope);
  return {
    ...about,
    documentation: readDocumentation(root),
    servers: readServers(root, source),
    security,
    groups,
    ...readWebhooks(root, security, scope, groups),
    // Last: what the calls link to and what they wrote out in place decides what is written here.
    schemas: readNamedSchemas(schemas, scope),
  };
}

function readInfo(
  info: ObjectCursor,
  source: Source,
): Omit<
  Model,
  'documentation' | 'servers' | 'security' | 'groups' | 'webhooks' | 'webhookTags' | 'schemas'
> {
  const contact = objectAt(info, 'contact');
  const license = objectAt(info, 'license');
  const mail = contact && textAt(contact, 'email');
  const address = contact && (textAt(contact, 'url') ?? (mail && `mailto:${mail}`));
  return {
    title: textAt(info, 'title') ?? 'API reference',
    version: textAt(info, 'version') ?? '',
    summary: textAt(info, 'summary'),
    description: source.prose(textAt(info, 'description')),
    assumptions: readAssumptions(info, source),
    contact: contact && linkText(textAt(contact, 'name') ?? mail, address),
    license: license && linkText(textAt(license, 'name'), textAt(license, 'url')),
    terms: linkText(undefined, textAt(info, 'termsOfService')),
  };
}

const untagged = 'Calls';

function readGroups(
  root: ObjectCursor,
  security: readonly SecurityScheme[],
  scope: SchemaScope,
): readonly Group[] {
  const found = findOperations(withoutExtensions(entriesAt(root, 'paths')), scope);
  const operations = readOperations(found, security, scope, (raw, isAmbiguous) =>
    chooseId(raw, isAmbiguous),
  );
  const byTag = new Map<string, Operation[]>();
  for (const tag of declaredTags(root)) byTag.set(textAt(tag, 'name') ?? '', []);
  for (const [raw, operation] of operations) {
    // A call stands under its first tag only: written twice, its ids would not be unique.
    const tag = raw.tags[0] ?? untagged;
    const calls = byTag.get(tag);
    if (calls) calls.push(operation);
    else byTag.set(tag, [operation]);
  }
  return [...byTag]
    .filter(([, calls]) => calls.length > 0)
    .map(([name, calls]) => ({
      id: scope.anchors.claim(`tag.${anchorPart(name)}`),
      ...readTag(name, root, scope.source),
      operations: calls,
    }));
}

function declaredTags(root: ObjectCursor): readonly ObjectCursor[] {
  return listAt(root, 'tags').map(asObject);
}

function readTag(name: string, root: ObjectCursor, source: Source): Tag {
  const tag = declaredTags(root).find((each) => textAt(each, 'name') === name);
  return {
    name,
    description: source.prose(tag && textAt(tag, 'description')),
    documentation: tag && readDocumentation(tag),
  };
}

function readWebhooks(
  root: ObjectCursor,
  security: readonly SecurityScheme[],
  scope: SchemaScope,
  groups: readonly Group[],
): Pick<Model, 'webhooks' | 'webhookTags'> {
  const found = findOperations(entriesAt(root, 'webhooks'), scope);
  const operations = readOperations(
    found,
    security,
    scope,
    ({path, method}) => `webhook.${anchorPart(path)}${method === 'post' ? '' : `.${method}`}`,
  );
  const names = new Set(found.flatMap(({tags}) => tags));
  for (const {name} of groups) names.delete(name);
  return {
    webhooks: operations.map(([, operation]) => operation),
    webhookTags: [...names].map((name) => readTag(name, root, scope.source)),
  };
}

function readOperations(
  found: readonly RawOperation[],
  security: readonly SecurityScheme[],
  scope: SchemaScope,
  idOf: (raw: RawOperation, isAmbiguous: boolean) => string,
): readonly (readonly [RawOperation, Operation])[] {
  const uses = new Map<string, number>();
  for (const raw of found) {
    const id = idOf(raw, false);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return found.map((raw) => {
    const isAmbiguous = (uses.get(idOf(raw, false)) ?? 0) > 1;
    return [raw, readOperation(raw, idOf(raw, isAmbiguous), security, scope)];
  });
}
