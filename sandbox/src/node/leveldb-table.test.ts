import {expect, test} from 'vitest';
import {crc32c} from './crc32c';
import {unpackSnappy} from './unpack-snappy';

test('The checksum of the digits is the one that is published', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
});

const long = 'x'.repeat(70);

test.each([
  ['a literal', '03 08 61 62 63', 'abc'],
  ['a literal with a length of its own', `46 f0 45 ${Buffer.from(long).toString('hex')}`, long],
  ['a copy that repeats itself', '08 04 61 62 09 02', 'abababab'.slice(0, 8)],
  ['a copy with a distance of two bytes', '06 08 61 62 63 0a 03 00', 'abcabc'],
  ['a copy with a distance of four bytes', '06 08 61 62 63 0b 03 00 00 00', 'abcabc'],
])('%s is unpacked', (_, packed, text) => {
  const bytes = Buffer.from(packed.replaceAll(' ', ''), 'hex');
  expect(unpackSnappy(bytes).toString()).toBe(text);
});
