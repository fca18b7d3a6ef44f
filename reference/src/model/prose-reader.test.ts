import {expect, test} from 'vitest';
import {readMarkdown} from './markdown';
import {createProseReader} from './prose-reader';

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

test('a text is formatted however many stand before it', () => {
  const read = createProseReader();
  for (let index = 0; index < 25; index += 1) read(`    ${index}${'x'.repeat(45_000)}`);
  expect(read('*last*')).toEqual([{tag: 'p', children: [{tag: 'em', children: ['last']}]}]);
});

test('a text of more than 50,000 characters is its paragraphs, marked as unformatted', () => {
  const long = 'x'.repeat(50_000);
  const paragraphs = ['A *b*.', long, 'End.'].map((text) => ({tag: 'p', children: [text]}));
  expect(createProseReader()(`A *b*.\n\n \n${long}\n\nEnd.`)).toEqual([
    {tag: 'unformatted', children: paragraphs},
  ]);
});

test('a text that is not formatted has at most one paragraph for 80 characters', () => {
  const prose = createProseReader()('z\n\n'.repeat(40_000));
  expect(prose).toMatchObject([{children: {length: 120_000 / 80 + 1}}]);
  expect(JSON.stringify(prose).match(/z/g)).toHaveLength(40_000);
});

test.each([
  ['![A cat](https://example.com/cat.png)', 'https://example.com/cat.png', 'A cat'],
  [
    '![](https://example.com/cat.png)',
    'https://example.com/cat.png',
    'https://example.com/cat.png',
  ],
  ['[![A cat](https://example.com/cat.png)](https://example.com)', 'https://example.com', 'A cat'],
  ['[![](cat.png)](https://example.com)', 'https://example.com', 'https://example.com'],
  [
    '[![][cat]](https://example.com)\n\n[cat]: /cat.png',
    'https://example.com',
    'https://example.com',
  ],
  ['![][cat]\n\n[cat]: /cat.png', '/cat.png', '/cat.png'],
  ['[](https://example.com)', 'https://example.com', 'https://example.com'],
])('%j is one link with a name', (text, href, name) => {
  expect(readMarkdown(text)).toEqual([{tag: 'p', children: [{tag: 'a', href, children: [name]}]}]);
});

test('an image at an address that may not be followed is its text', () => {
  expect(readMarkdown('![](javascript:1) ![cat](data:image/png;base64,x)')).toEqual([
    {tag: 'p', children: ['javascript:1', ' ', 'cat']},
  ]);
});
