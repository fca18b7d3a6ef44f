import fc from 'fast-check';

/** Texts that have broken software before, in the spirit of the Big List of Naughty Strings. */
export const naughtyStrings: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  'undefined',
  'null',
  'NaN',
  '-1e999',
  '1/0',
  "'; DROP TABLE trades; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00%0a%0d',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '田中さんにあげて下さい',
  'مرحبا بالعالم',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '\ud800',
  '\u202eright to left',
  'ø'.repeat(65),
  'x'.repeat(5_001),
  '+45 12345678',
  'DK5000400440116244',
  'https://',
  'http://[::1',
];

/** Bodies that test a JSON reader, after the parsing test suite of Nicolas Seriot. */
export const tortureBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '[]',
  '{}',
  'null',
  'true',
  '0',
  '"text"',
  '{"a":1,}',
  "{'a':1}",
  '{"a":01}',
  '{"a":1e}',
  '{"a":+1}',
  '{"a":.5}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":1e400}',
  '{"a":-1e400}',
  '{"a":"\\x"}',
  '{"a":"\\u12"}',
  '{"a":"\u0001"}',
  '{"a":"\\ud800"}',
  '{"a":1}{"a":2}',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\ufeff{}',
  '/* comment */{}',
  '{"title":null,"amount":"5"}',
  '['.repeat(20_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"amount":${'9'.repeat(400)}}`,
  `{"title":"${'\\u0000'.repeat(1_000)}"}`,
];

/**
 * Random JSON, sometimes with known field names and unknown values. It takes a second to make,
 * because it holds a table of all characters.
 */
export function spoiltBodies(): fc.Arbitrary<string> {
  return fc
    .oneof(
      fc.jsonValue({maxDepth: 6}),
      fc.dictionary(
        fc.constantFrom(
          'title',
          'amount',
          'payerFee',
          'shipping',
          'prioritizedPayees',
          'successUrl',
          'reason',
          'price',
          'state',
          'businessId',
          'marketplaceUserId',
          '__proto__',
          'constructor',
        ),
        fc.oneof(
          fc.jsonValue({maxDepth: 3}),
          fc.double(),
          fc.bigInt().map(Number),
          fc.string({unit: 'binary', maxLength: 200}),
        ),
      ),
    )
    .map((value) => JSON.stringify(value));
}

/** The names of the text fields in a body, with dots between the levels. */
export function findTextFields(body: unknown, prefix = ''): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : findTextFields(value, `${prefix}${name}.`),
  );
}
