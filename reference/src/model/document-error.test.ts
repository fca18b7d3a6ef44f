import {expect, test} from 'vitest';
import {DocumentError} from './document-error';

test('an error in a document says what it is, where, and what to do', () => {
  expect(String(new DocumentError('#/paths', 'Found a list.', 'Write an object.'))).toBe(
    'DocumentError: #/paths: Found a list. Write an object.',
  );
});
