import {anchorPart} from './anchors';
import {readAssumptions} from './assumptions';
import {readContents} from './contents';
import type {Answer} from './model';
import {readHeaders} from './parameters';
import type {SchemaScope} from './schema-scope';
import type {ObjectCursor} from './source';
import {entriesAt, textAt, withoutExtensions} from './source';

/** Lowest status first; ranges (`4XX`) after the codes they hold, `default` last. */
export function readAnswers(
  operation: ObjectCursor,
  operationId: string,
  scope: SchemaScope,
): readonly Answer[] {
  return withoutExtensions(entriesAt(operation, 'responses'))
    .map(([status, cursor]) => {
      const answer = scope.source.follow(cursor);
      const id = scope.anchors.claim(`${operationId}.${anchorPart(status)}`);
      return {
        id,
        status,
        description: scope.source.prose(textAt(answer, 'description')),
        assumptions: readAssumptions(answer, scope.source),
        headers: readHeaders(answer, id, scope),
        contents: readContents(answer, id, scope),
        links: entriesAt(answer, 'links').map(([name, link]) => ({
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
