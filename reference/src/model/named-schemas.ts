import type {Entries} from './cursor';
import type {NamedSchema, SchemaNode} from './model';
import type {Scope} from './scope';

/**
 * Each model once:
 * 1. written out here when anything links to it, or when nothing uses it at all
 * 2. otherwise named here, with the ids where request bodies write it out
 * A model written out here may link to others, which are then written out here as well.
 */
export function readNamedSchemas(schemas: Entries, scope: Scope): readonly NamedSchema[] {
  const {linked, usedIn, names} = scope;
  const written = new Map<string, SchemaNode>();
  const cursors = new Map(schemas.map(([, cursor]) => [cursor.pointer, cursor]));
  for (const pointer of cursors.keys()) if (!usedIn.has(pointer)) linked.add(pointer);
  // Reading one may add to the set: the loop reads those as well.
  for (const pointer of linked) {
    const cursor = cursors.get(pointer);
    const id = names.get(pointer)?.id;
    if (!cursor || id === undefined) continue;
    written.set(pointer, scope.readSchema(cursor, {...scope, id, open: new Set([pointer])}));
  }
  return [...names].map(([pointer, {id, name}]) => ({
    id,
    name,
    schema: written.get(pointer),
    usedIn: usedIn.get(pointer) ?? [],
  }));
}
