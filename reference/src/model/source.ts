import type {Entries, ObjectCursor} from './cursor';
import {Cursor} from './cursor';
import {DocumentError} from './document-error';
import type {JsonObject} from './json';
import {isJsonList} from './json';
import type {Prose} from './prose';
import {createProseReader} from './prose-reader';
import {safeDecode} from './safe-decode';

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
  const root = new Cursor(document, '#');
  const prose = createProseReader();
  return {
    root,
    prose,
    describe: (part) => prose(part.textAt('description')),
    components: (kind) => root.objectAt('components')?.entriesAt(kind) ?? [],
    followOnce: (cursor) => lookUp(root, cursor.reference() ?? '', cursor.pointer),
    follow(cursor) {
      let current = cursor.asObject();
      const seen = new Set<string>();
      for (let ref = current.reference(); ref !== undefined; ref = current.reference()) {
        if (seen.has(ref)) {
          throw new DocumentError(
            cursor.pointer,
            `The reference ${JSON.stringify(ref)} only leads back to itself.`,
            'Let one of the references end at a definition.',
          );
        }
        seen.add(ref);
        current = lookUp(root, ref, current.pointer).asObject();
      }
      return current;
    },
  };
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
    const next: Cursor | undefined = isJsonList(current.value)
      ? current.asList().find((_, index) => String(index) === part)
      : current.child(part);
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

function unescape(part: string): string {
  return safeDecode(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
