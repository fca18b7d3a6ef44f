import {anchorPart} from './anchors';
import type {Condition} from './model';
import type {SchemaScope} from './schema-scope';
import type {ObjectCursor} from './source';
import {child, entriesAt, listAt, objectAt} from './source';
import {valueText} from './value-text';

const branches = ['if', 'then', 'else'] as const;

/** `if` with its branches, `dependentSchemas` and `dependentRequired`; none for most schemas. */
export function readConditions(
  parts: readonly ObjectCursor[],
  id: string,
  scope: SchemaScope,
): readonly Condition[] | undefined {
  const found = parts.flatMap((part) => [
    ...readBranches(part, id, scope),
    ...readDependents(part, id, scope),
  ]);
  return found.length === 0 ? undefined : found;
}

function readBranches(part: ObjectCursor, id: string, scope: SchemaScope): readonly Condition[] {
  if (!child(part, 'if')) return [];
  return branches.flatMap((branch) => {
    const schema = child(part, branch);
    if (!schema) return [];
    const ownId = scope.anchors.claim(`${id}.${branch}`);
    return [{label: branch, id: ownId, schema: scope.read(schema, ownId, scope)}];
  });
}

function readDependents(part: ObjectCursor, id: string, scope: SchemaScope): readonly Condition[] {
  const needed = objectAt(part, 'dependentRequired');
  return [
    ...Object.keys(needed?.value ?? {}).map((name) => {
      const names = needed ? listAt(needed, name).map(({value}) => valueText(value)) : [];
      return {
        label: `when ${name} is given, ${names.join(' and ')} must be too`,
        id: scope.anchors.claim(`${id}.when_${anchorPart(name)}`),
      };
    }),
    ...entriesAt(part, 'dependentSchemas').map(([name, schema]) => {
      const ownId = scope.anchors.claim(`${id}.when_${anchorPart(name)}`);
      return {
        label: `when ${name} is given`,
        id: ownId,
        schema: scope.read(schema, ownId, scope),
      };
    }),
  ];
}
