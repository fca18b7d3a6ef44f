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
  const cursors = new Map(schemas.map(([, cursor]) => [cursor.pointer, cursor]));
  for (const pointer of cursors.keys()) if (!places.has(pointer)) linked.add(pointer);
  // Reading one may add to the set: the loop comes to those as well.
  for (const pointer of linked) {
    const cursor = cursors.get(pointer);
    if (!cursor) continue;
    const id = scope.names.get(pointer)?.id ?? pointer;
    written.set(pointer, scope.read(cursor, id, {...scope, open: new Set([pointer])}));
  }
  return schemas.map(([name, {pointer}]) => ({
    id: scope.names.get(pointer)?.id ?? pointer,
    name,
    schema: written.get(pointer),
    places: places.get(pointer) ?? [],
  }));
}
