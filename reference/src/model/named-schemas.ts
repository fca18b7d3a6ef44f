import type {NamedSchema, SchemaNode} from './model';
import type {SchemaScope} from './schema-scope';
import type {Cursor} from './source';

/**
 * Each model once:
 * 1. written out here when anything links to it, or when nothing uses it at all
 * 2. otherwise named here, with the places where request bodies write it out
 * A model written out here may link to others, which are then written out here as well.
 */
export function readNamedSchemas(
  schemas: readonly (readonly [string, Cursor])[],
  scope: SchemaScope,
): readonly NamedSchema[] {
  const {linked, places} = scope.uses;
  const written = new Map<string, SchemaNode>();
  const pending = new Map(schemas.map(([, cursor]) => [cursor.pointer, cursor]));
  const isWanted = ({pointer}: Cursor) => linked.has(pointer) || !places.has(pointer);
  for (let next = find(pending, isWanted); next; next = find(pending, isWanted)) {
    const {pointer} = next;
    pending.delete(pointer);
    const id = scope.names.get(pointer)?.id ?? pointer;
    written.set(pointer, scope.read(next, id, {...scope, open: new Set([pointer])}));
  }
  return schemas.map(([name, {pointer}]) => ({
    id: scope.names.get(pointer)?.id ?? pointer,
    name,
    schema: written.get(pointer),
    places: places.get(pointer) ?? [],
  }));
}

function find(
  pending: ReadonlyMap<string, Cursor>,
  isWanted: (cursor: Cursor) => boolean,
): Cursor | undefined {
  for (const cursor of pending.values()) if (isWanted(cursor)) return cursor;
  return undefined;
}
