import {afterEach, expect, test, vi} from 'vitest';
import {forgetSearches, readRecentSearches, rememberSearch} from './recent-searches';

function useStorage(content: string | null): void {
  let stored = content;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => void (stored = value),
    removeItem: () => void (stored = null),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the newest five come first, each once', () => {
  useStorage(null);
  for (const query of ['a', 'b', 'c', 'd', 'b', 'e', 'f']) rememberSearch(query);
  expect(readRecentSearches()).toEqual(['f', 'e', 'b', 'd', 'c']);
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['not json', '{"a":1}', 'null', '[1, "", " "]', `["${'x'.repeat(101)}"]`])(
  '%j in storage is no search',
  (content) => {
    useStorage(content);
    expect(readRecentSearches()).toEqual([]);
  },
);

test('storage that is blocked breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
  rememberSearch('refund');
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});
