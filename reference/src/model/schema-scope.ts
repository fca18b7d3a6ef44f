import type {Anchors} from './anchors';
import type {SchemaLink, SchemaNode} from './model';
import type {Cursor, Source} from './source';

/** Where a schema is read: what surrounds it decides how far it is written out. */
export type SchemaScope = {
  readonly source: Source;
  readonly anchors: Anchors;
  /** The models that have a place of their own in the page, by reference. */
  readonly names: ReadonlyMap<string, SchemaLink>;
  /** True in request bodies, where named models are written out in place. */
  readonly expands: boolean;
  /** References that we are inside of: meeting one again is a cycle. */
  readonly open: ReadonlySet<string>;
  /** How many schemas stand around this one. */
  readonly depth: number;
  /** Fields that may still be written out in place; references may multiply, this may not. */
  readonly budget: {left: number};
  /** Where named models were met so far, by reference. */
  readonly uses: SchemaUses;
  readonly read: ReadSchema;
};

export type SchemaUses = {
  /** Those that something links to. */
  readonly linked: Set<string>;
  /** Those that were written out in place, with the ids of the places. */
  readonly places: Map<string, string[]>;
};

export type ReadSchema = (cursor: Cursor, id: string, scope: SchemaScope) => SchemaNode;

export function enter(scope: SchemaScope, references: readonly string[]): SchemaScope {
  const open = references.length === 0 ? scope.open : new Set([...scope.open, ...references]);
  return {...scope, open, depth: scope.depth + 1};
}
