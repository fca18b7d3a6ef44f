import type {ClaimId} from './anchors';
import {anchorPart} from './anchors';
import type {Cursor} from './cursor';
import type {SchemaNode, SecurityScheme} from './model';
import type {Source} from './source';

/** Where a part of the document is read: what surrounds it decides how far it is written out. */
export type Scope = {
  readonly source: Source;
  readonly claimId: ClaimId;
  readonly security: readonly SecurityScheme[];
  /** The id of the part; the ids of what it holds begin with it. */
  readonly id: string;
  /** The models that are listed in the page, by reference. */
  readonly names: ReadonlyMap<string, {readonly name: string; readonly id: string}>;
  /** True in request bodies, where named models are written out in place. */
  readonly expands: boolean;
  /** References that surround this part: meeting one again is a cycle. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  /** Fields that may still be written out in place; references may multiply, this may not. */
  readonly budget: {left: number};
  /** The models that something links to, by reference. */
  readonly linked: Set<string>;
  /** The ids under which request bodies write a model out, by reference. */
  readonly usedIn: Map<string, string[]>;
  /** Passed down, because what reads the parts of a schema has to read schemas in them. */
  readonly readSchema: (cursor: Cursor, scope: Scope) => SchemaNode;
};

/** The scope of a part by its name. */
export function inside(scope: Scope, name: string): Scope {
  return {...scope, id: scope.claimId(`${scope.id}.${anchorPart(name)}`)};
}
