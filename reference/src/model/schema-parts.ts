import type {Cursor, ObjectCursor} from './cursor';
import type {Json} from './json';
import type {Source} from './source';

/**
 * The objects that make up one schema, nearest first: a keyword of an earlier part wins.
 * 1. the schema itself, with any keywords beside a `$ref`
 * 2. what its `$ref` leads to
 * 3. the members of its `allOf`, the last first: it refines those before it
 * Each reference counts once, so that neither cycles nor repetition can multiply the work.
 */
export type Parts = readonly ObjectCursor[];

export function collectParts(source: Source, schema: ObjectCursor) {
  const parts: ObjectCursor[] = [];
  const references = new Set<string>();
  const open: ObjectCursor[] = [schema];
  for (let part = open.shift(); part; part = open.shift()) {
    parts.push(part);
    const inner: Cursor[] = part.listAt('allOf').toReversed();
    const ref = part.reference();
    if (ref !== undefined && !references.has(ref)) {
      references.add(ref);
      inner.unshift(source.followOnce(part));
    }
    open.unshift(
      ...inner.filter(({value}) => typeof value !== 'boolean').map((each) => each.asObject()),
    );
  }
  return {parts, references};
}

export function firstOf<T>(
  parts: Parts,
  read: (part: ObjectCursor) => T | undefined,
): T | undefined {
  for (const part of parts) {
    const found = read(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function valueOf(parts: Parts, key: string): Json | undefined {
  return firstOf(parts, (part) => part.valueAt(key));
}
