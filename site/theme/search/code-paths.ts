import type {SearchEntry} from './search-index';

/** Steps of an id that say where the reference shows something, not what it is called in code. */
const ofTheReference = ['body', 'schema'];

/** What code calls an entry: a call by its operation id, a field by the path that leads to it. */
export function listCodePaths({kind, id}: Pick<SearchEntry, 'kind' | 'id'>): string[] {
  if (kind === 'Call') return [id];
  if (kind !== 'Field' && kind !== 'Value') return [];
  const steps = id.split('.').filter((step) => !ofTheReference.includes(step));
  return steps.slice(0, -1).map((_, start) => steps.slice(start).join('.'));
}
