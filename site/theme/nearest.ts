import {distance} from 'fastest-levenshtein';

/**
 * Names ordered by how near they are to the wrong one. The last segment alone counts as much as the
 * whole path, so that `/register` finds `/docs/getting-started/register`.
 */
export function nearest(wrong: string, names: readonly string[]): string[] {
  const wanted = wrong.toLowerCase();
  const score = (name: string) => {
    const known = name.toLowerCase();
    return Math.min(distance(wanted, known), distance(lastSegment(wanted), lastSegment(known)));
  };
  return names
    .map((name) => ({name, score: score(name)}))
    .sort((a, b) => a.score - b.score)
    .map(({name}) => name);
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
