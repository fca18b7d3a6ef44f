import {DocumentError} from './document-error';
import type {Json, JsonObject} from './json';
import {isJsonList, isJsonObject} from './json';
import type {Prose} from './prose';
import {createProseReader} from './prose-reader';
import {safeDecode} from './safe-decode';

/** A value of the document and its JSON pointer. */
export type Cursor<T extends Json = Json> = {readonly value: T; readonly pointer: string};
export type ObjectCursor = Cursor<JsonObject>;

export function child(parent: ObjectCursor, key: string): Cursor | undefined {
  if (!Object.hasOwn(parent.value, key)) return undefined;
  const value = parent.value[key];
  return value === undefined ? undefined : {value, pointer: `${parent.pointer}/${escape(key)}`};
}

export function valueAt(parent: ObjectCursor, key: string): Json | undefined {
  return child(parent, key)?.value;
}

export function asObject(cursor: Cursor): ObjectCursor {
  if (isJsonObject(cursor.value)) return {value: cursor.value, pointer: cursor.pointer};
  throw wrongType(cursor, 'an object');
}

export function objectAt(parent: ObjectCursor, key: string): ObjectCursor | undefined {
  const found = child(parent, key);
  return found && asObject(found);
}

export type Entries = readonly (readonly [string, Cursor])[];

/** The entries of the object under a key; none when it is absent. */
export function entriesAt(parent: ObjectCursor, key: string): Entries {
  const map = objectAt(parent, key);
  return map ? entries(map) : [];
}

export function entries(map: ObjectCursor): Entries {
  return Object.entries(map.value).map(([name, value]) => [
    name,
    {value, pointer: `${map.pointer}/${escape(name)}`},
  ]);
}

/** For objects that OpenAPI allows to be extended; elsewhere `x-…` is a name like any other. */
export function withoutExtensions(all: Entries): Entries {
  return all.filter(([name]) => !name.startsWith('x-'));
}

export function listAt(parent: ObjectCursor, key: string): readonly Cursor[] {
  const found = child(parent, key);
  if (!found) return [];
  if (!isJsonList(found.value)) throw wrongType(found, 'a list');
  return found.value.map((value, index) => ({value, pointer: `${found.pointer}/${index}`}));
}

/** Text, or a scalar that YAML read as a number or a boolean (`version: 1.0`). */
export function textAt(parent: ObjectCursor, key: string): string | undefined {
  const found = child(parent, key);
  if (found?.value === undefined || found.value === null) return undefined;
  if (typeof found.value === 'object') throw wrongType(found, 'a text');
  return String(found.value);
}

export function flagAt(parent: ObjectCursor, key: string): true | undefined {
  return valueAt(parent, key) === true ? true : undefined;
}

export function numberAt(parent: ObjectCursor, key: string): number | undefined {
  const value = valueAt(parent, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export type Source = {
  readonly root: ObjectCursor;
  /** Follows `$ref` to a definition. Keywords beside a `$ref` are not merged. */
  readonly follow: (cursor: Cursor) => ObjectCursor;
  /** Follows one `$ref`, which may lead to another. */
  readonly followOnce: (cursor: ObjectCursor) => Cursor;
  readonly components: (kind: string) => Entries;
  readonly prose: (text: string | undefined) => Prose;
  readonly describe: (part: ObjectCursor) => Prose;
};

export function createSource(document: JsonObject): Source {
  const root: ObjectCursor = {value: document, pointer: '#'};
  const prose = createProseReader();
  return {
    root,
    prose,
    describe: (part) => prose(textAt(part, 'description')),
    components: (kind) => {
      const components = objectAt(root, 'components');
      return components ? entriesAt(components, kind) : [];
    },
    followOnce: (cursor) => lookUp(root, referenceOf(cursor) ?? '', cursor.pointer),
    follow(cursor) {
      let current = asObject(cursor);
      const seen = new Set<string>();
      for (let ref = referenceOf(current); ref !== undefined; ref = referenceOf(current)) {
        if (seen.has(ref)) {
          throw new DocumentError(
            cursor.pointer,
            `The reference ${JSON.stringify(ref)} only leads back to itself.`,
            'Let one of the references end at a definition.',
          );
        }
        seen.add(ref);
        current = asObject(lookUp(root, ref, current.pointer));
      }
      return current;
    },
  };
}

export function referenceOf(cursor: ObjectCursor): string | undefined {
  const ref = valueAt(cursor, '$ref');
  return typeof ref === 'string' ? ref : undefined;
}

function lookUp(root: ObjectCursor, ref: string, from: string): Cursor {
  if (!ref.startsWith('#/')) {
    throw new DocumentError(
      `${from}/$ref`,
      `The reference ${JSON.stringify(ref)} leaves the document, and nothing is fetched.`,
      'Bundle the document first, so that every reference starts with "#/".',
    );
  }
  let current: Cursor = root;
  for (const part of ref.slice(2).split('/').map(unescape)) {
    const next: Cursor | undefined = isJsonObject(current.value)
      ? child(asObject(current), part)
      : listEntry(current, part);
    if (!next) {
      throw new DocumentError(
        `${from}/$ref`,
        `The reference ${JSON.stringify(ref)} points at nothing.`,
        `Define it or correct the name ${JSON.stringify(part)}.`,
      );
    }
    current = next;
  }
  return current;
}

function listEntry(list: Cursor, part: string): Cursor | undefined {
  if (!isJsonList(list.value) || !/^\d+$/.test(part)) return undefined;
  const value = list.value[Number(part)];
  return value === undefined ? undefined : {value, pointer: `${list.pointer}/${part}`};
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescape(part: string): string {
  return safeDecode(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function wrongType(cursor: Cursor, wanted: string): DocumentError {
  const {value} = cursor;
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  return new DocumentError(cursor.pointer, `Found ${found}.`, `Write ${wanted}.`);
}
