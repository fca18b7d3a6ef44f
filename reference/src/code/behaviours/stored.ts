/** `local` is kept and shared between tabs; `session` is forgotten when the tab is closed. */
type StorageArea = 'local' | 'session';

/** Storage may be blocked: then nothing is remembered, and nothing breaks. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return remembered.get(key) ?? null;
  }
}

export function store(key: string, value: string, area: StorageArea = 'local'): void {
  try {
    storageOf(area).setItem(key, value);
  } catch {
    remembered.set(key, value);
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}

const remembered = new Map<string, string>();
