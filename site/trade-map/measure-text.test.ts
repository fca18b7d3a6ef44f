import {expect, test} from 'vitest';
import {wrapText} from './measure-text';

test.each([
  ['aaaa aaaa', 80, ['aaaa aaaa']],
  ['aaaa aaaa aaaa aaaa', 80, ['aaaa aaaa', 'aaaa aaaa']],
  ['aaaaaaaaaaaaaaaaaaaa aa', 80, ['aaaaaaaaaaaaaaaaaaaa', 'aa']],
])('%j in a width of %i becomes %j, lines of about the same length', (text, width, lines) => {
  expect(wrapText(text, 10, width)).toEqual(lines);
});
