/** The first is kept and shared between tabs; the second is forgotten when the tab is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Storage may be blocked or full: then it is remembered until the page is left, and nothing breaks. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  const own = remembered.get(key);
  if (own !== undefined) return own;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string, area: StorageArea = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
    remembered.delete(key);
  } catch {
    remembered.set(key, value);
  }
}

/** What storage did not take. */
const remembered = new Map<string, string>();
