import {anchorPart} from './anchors';
import {readAssumptions} from './assumptions';
import {readContents} from './contents';
import type {ApiResponse} from './model';
import {readHeaders} from './parameters';
import type {SchemaScope} from './schema-scope';
import type {ObjectCursor} from './source';
import {entriesAt, textAt, withoutExtensions} from './source';

/** Lowest status first; ranges (`4XX`) after the codes they hold, `default` last. */
export function readResponses(
  operation: ObjectCursor,
  operationId: string,
  scope: SchemaScope,
): readonly ApiResponse[] {
  return withoutExtensions(entriesAt(operation, 'responses'))
    .map(([status, cursor]) => {
      const response = scope.source.follow(cursor);
      const id = scope.anchors.claim(`${operationId}.${anchorPart(status)}`);
      return {
        id,
        status,
        description: scope.source.prose(textAt(response, 'description')),
        assumptions: readAssumptions(response, scope.source),
        headers: readHeaders(response, id, scope),
        contents: readContents(response, id, scope),
        links: entriesAt(response, 'links').map(([name, link]) => ({
          name,
          description: scope.source.prose(textAt(scope.source.follow(link), 'description')),
        })),
      };
    })
    .sort((a, b) => rank(a.status).localeCompare(rank(b.status)));
}

function rank(status: string): string {
  return status === 'default' ? 'z' : status.toUpperCase();
}
