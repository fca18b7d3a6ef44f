import type {ObjectCursor} from './cursor';
import {valueText} from './json';
import type {Condition} from './model';
import type {Parts} from './schema-parts';
import type {Scope} from './scope';
import {inside} from './scope';

/** `if` with its branches, `dependentSchemas` and `dependentRequired`; none for most schemas. */
export function readConditions(parts: Parts, scope: Scope): readonly Condition[] | undefined {
  const found = parts.flatMap((part) => [
    ...readBranches(part, scope),
    ...readDependents(part, scope),
  ]);
  return found.length === 0 ? undefined : found;
}

function readBranches(part: ObjectCursor, scope: Scope): readonly Condition[] {
  if (!part.child('if')) return [];
  return (['if', 'then', 'else'] as const).flatMap((branch) => {
    const schema = part.child(branch);
    if (!schema) return [];
    const own = inside(scope, branch);
    return [{id: own.id, branch, schema: scope.readSchema(schema, own)}];
  });
}

function readDependents(part: ObjectCursor, scope: Scope): readonly Condition[] {
  const required = part.objectAt('dependentRequired');
  return [
    ...Object.keys(required?.value ?? {}).map((field) => ({
      id: inside(scope, `when_${field}`).id,
      field,
      needs: required?.listAt(field).map(({value}) => valueText(value)) ?? [],
    })),
    ...part.entriesAt('dependentSchemas').map(([field, schema]) => {
      const own = inside(scope, `when_${field}`);
      return {id: own.id, field, schema: scope.readSchema(schema, own)};
    }),
  ];
}
