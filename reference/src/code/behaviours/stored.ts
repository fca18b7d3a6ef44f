/** The first is kept and shared between tabs; the second is forgotten when the tab is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Storage may be blocked: then nothing is remembered, and nothing breaks. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return remembered.get(key) ?? null;
  }
}

export function store(key: string, value: string, area: StorageArea = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
  } catch {
    remembered.set(key, value);
  }
}

const remembered = new Map<string, string>();
