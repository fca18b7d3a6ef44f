import {anchorPart, createClaimId, sectionIds} from './anchors';
import type {ObjectCursor} from './cursor';
import {Cursor, withoutExtensions} from './cursor';
import {readDescribed} from './described';
import type {JsonObject} from './json';
import {linkText, readDocumentation} from './link-text';
import type {Group, Model, Operation, Tag} from './model';
import {readNamedSchemas} from './named-schemas';
import {findOperations, readOperation, readOperations} from './operations';
import {readSchema} from './schema-node';
import type {Scope} from './scope';
import {readSecuritySchemes} from './security';
import {readServers} from './servers';
import type {Source} from './source';
import {createSource} from './source';

/** Fields outside request bodies that references may write out in place. */
const pageBudget = 50_000;

export function buildModel(document: JsonObject): Model {
  const source = createSource(document);
  const {root} = source;
  const anchors = new Set<string>(sectionIds);
  const claimId = createClaimId(anchors);
  const schemas = source.components('schemas');
  const names: Scope['names'] = new Map(
    schemas.map(([name, {pointer}]) => [
      pointer,
      {name, id: claimId(`schema.${anchorPart(name)}`)},
    ]),
  );
  const security = readSecuritySchemes(source, claimId);
  const scope: Scope = {
    source,
    claimId,
    security,
    id: '',
    names,
    expands: false,
    open: new Set(),
    depth: 0,
    budget: {left: pageBudget},
    linked: new Set(),
    usedIn: new Map(),
    readSchema,
  };
  const tags = new Map(
    root
      .listAt('tags')
      .map((each) => each.asObject())
      .map((tag) => [tag.textAt('name') ?? '', tag]),
  );
  const groups = readGroups(tags, scope);
  return {
    ...readInfo(source),
    servers: readServers(root, source),
    security,
    groups,
    ...readWebhooks(tags, groups, scope),
    // Last: what the calls link to, and what they write out in place, decides what is written here.
    schemas: readNamedSchemas(schemas, scope),
    anchors: [...anchors],
  };
}

function readInfo(source: Source) {
  const info = source.root.objectAt('info') ?? new Cursor({}, '#/info');
  const contact = info.objectAt('contact');
  const license = info.objectAt('license');
  const mail = contact?.textAt('email');
  const address = contact?.textAt('url') ?? (mail && `mailto:${mail}`);
  return {
    title: info.textAt('title') ?? 'API reference',
    version: info.textAt('version') ?? '',
    summary: info.textAt('summary'),
    ...readDescribed(info, source),
    links: [
      readDocumentation(source.root),
      contact && linkText(contact.textAt('name') ?? mail, address),
      license && linkText(license.textAt('name'), license.textAt('url')),
      linkText(undefined, info.textAt('termsOfService')),
    ].filter((link) => link !== undefined),
  };
}

/** The tags that the document describes, by name. */
type Tags = ReadonlyMap<string, ObjectCursor>;

const untagged = 'Calls';

function readGroups(tags: Tags, scope: Scope): readonly Group[] {
  const paths = withoutExtensions(scope.source.root.entriesAt('paths'));
  const found = findOperations(paths, scope.source);
  const byTag = new Map<string, Operation[]>([...tags.keys()].map((name) => [name, []]));
  for (const [raw, operation] of readOperations(found, scope)) {
    // A call is listed under its first tag only: shown twice, its ids would not be unique.
    const tag = raw.tags[0] ?? untagged;
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }
  return [...byTag]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) => ({
      id: scope.claimId(`tag.${anchorPart(name)}`),
      ...readTag(name, tags, scope.source),
      operations,
    }));
}

function readTag(name: string, tags: Tags, source: Source): Tag {
  const tag = tags.get(name) ?? new Cursor({}, '#/tags');
  return {name, ...readDescribed(tag, source)};
}

function readWebhooks(tags: Tags, groups: readonly Group[], scope: Scope) {
  const found = findOperations(scope.source.root.entriesAt('webhooks'), scope.source);
  const names = new Set(found.flatMap((raw) => raw.tags));
  for (const {name} of groups) names.delete(name);
  return {
    webhooks: found.map((raw) => {
      const suffix = raw.method === 'post' ? '' : `.${raw.method}`;
      return readOperation(raw, `webhook.${anchorPart(raw.path)}${suffix}`, scope);
    }),
    webhookTags: [...names].map((name) => readTag(name, tags, scope.source)),
  };
}
