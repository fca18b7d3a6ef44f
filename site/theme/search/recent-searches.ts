import {longestQuery} from './read-query';

const key = 'search.recent';
const most = 5;

/** The newest first. Storage may be blocked or hold something else: then nothing is remembered. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((each) => each !== query);
  try {
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, most)));
  } catch {
    // Blocked or full: searching works all the same.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestQuery;
}
