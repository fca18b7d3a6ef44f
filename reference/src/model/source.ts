import type {ObjectCursor} from './cursor';
import {Cursor} from './cursor';
import {DocumentError} from './document-error';
import type {JsonObject} from './json';
import {isJsonList} from './json';
import {createProseReader} from './prose-reader';
import {safeDecode} from './safe-decode';

export type Source = ReturnType<typeof createSource>;

export function createSource(document: JsonObject) {
  const root: ObjectCursor = new Cursor(document, '#');
  const prose = createProseReader();
  return {
    root,
    prose,
    describe: (part: ObjectCursor) => prose(part.textAt('description')),
    components: (kind: string) => root.objectAt('components')?.entriesAt(kind) ?? [],
    /** Follows one `$ref`, which may lead to another. */
    followOnce: (cursor: ObjectCursor) => lookUp(root, cursor.reference() ?? '', cursor.pointer),
    /** Follows `$ref` to a definition. Keywords beside a `$ref` are not merged. */
    follow(cursor: Cursor): ObjectCursor {
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
