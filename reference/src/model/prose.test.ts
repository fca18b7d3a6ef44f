import {expect, test} from 'vitest';
import {createProseReader, readMarkdown} from './prose';

test.each([
  'Which page.',
  'Counts thing 3 (of 4), at most 50 %; never "none"!',
  "The payer's share: amount - fee + 1.",
  'Prisen på æbler',
  '(optional) 2. place',
  'a#b {c} $d ^e = f/g',
  'Ends in blanks  ',
  'two  blanks inside',
  '1. first',
  '- item',
  '# heading',
  'See https://example.com now',
  'See www.example.com now',
  'mail a@example.com',
  'AT&amp;T',
  'a\nb',
  'a\tb',
  'snake_case_name and *stars*',
  'a | b',
  'x\\*y',
])('%j reads as Markdown reads it', (text) => {
  expect(createProseReader()(text)).toEqual(readMarkdown(text));
});

test('one document gets Markdown for its first 200,000 characters, each text counted once', () => {
  const read = createProseReader();
  const text = (index: number) => `*${String(index).padStart(99_997, 'x')}*`;
  const tags = (index: number) => JSON.stringify(read(text(index))).match(/"tag":"\w+"/g);
  for (const index of [0, 1, 0, 1]) expect(tags(index)).toHaveLength(2);
  expect(tags(2)).toEqual(['"tag":"p"']);
  expect(tags(0)).toHaveLength(2);
});
