import {expect, test} from 'vitest';
import {codePointLength} from './code-point-length.js';

test.each(['', 'a', 'æøå', '🚲', 'a🚲b', '\ud83d', '\udeb2', '\udeb2\ud83d', '👩‍👩‍👧', '🚲\ud83d'])(
  'the length of %j is the number of its code points',
  (text) => {
    expect(codePointLength(text)).toBe(Array.from(text).length);
  },
);
