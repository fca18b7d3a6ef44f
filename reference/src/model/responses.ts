import {readContents} from './contents';
import type {ObjectCursor} from './cursor';
import {withoutExtensions} from './cursor';
import {readDescribed} from './described';
import type {ApiResponse} from './model';
import {readHeaders} from './parameters';
import type {Scope} from './scope';
import {inside} from './scope';

/** Lowest status first; ranges (`4XX`) after the codes they cover, `default` last. */
export function readResponses(operation: ObjectCursor, scope: Scope): readonly ApiResponse[] {
  const {source} = scope;
  return withoutExtensions(operation.entriesAt('responses'))
    .map(([status, cursor]) => {
      const response = source.follow(cursor);
      const own = inside(scope, status);
      return {
        id: own.id,
        status,
        ...readDescribed(response, source),
        headers: readHeaders(response, own),
        contents: readContents(response, own),
        links: response.entriesAt('links').map(([name, link]) => ({
          name,
          description: source.describe(source.follow(link)),
        })),
      };
    })
    .sort((a, b) => rank(a.status).localeCompare(rank(b.status)));
}

function rank(status: string): string {
  return status === 'default' ? 'z' : status.toUpperCase();
}
