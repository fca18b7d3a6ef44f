import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {keep} from './kept-file';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = join(folder, 'docs/users.png');
  const make = vi.fn((text: string) => Promise.resolve(Buffer.from(text)));
  const ask = async (inputs: string) =>
    Buffer.from(await keep(file, inputs, () => make(`made of ${inputs}`))).toString();
  return {file, make, ask};
}

test('what was made of the same inputs is not made again', async () => {
  const {ask, make} = setUp();
  expect([await ask('a'), await ask('a')]).toEqual(['made of a', 'made of a']);
  expect(make).toHaveBeenCalledOnce();
});

test('other inputs are made anew and take the place of the first', async () => {
  const {file, ask, make} = setUp();
  expect([await ask('a'), await ask('b'), await ask('b')]).toEqual([
    'made of a',
    'made of b',
    'made of b',
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(file, '..'))).toEqual(['users.png']);
});

test('what has nothing in it is kept too', async () => {
  const {file} = setUp();
  const make = vi.fn(() => Promise.resolve(new Uint8Array()));
  await keep(file, 'a', make);
  expect(await keep(file, 'a', make)).toHaveLength(0);
  expect(make).toHaveBeenCalledOnce();
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['flipped in its content', (bytes) => flip(bytes, bytes.length - 1)],
  ['flipped in its first line', (bytes) => flip(bytes, 0)],
  ['cut off', (bytes) => bytes.subarray(0, -1)],
  ['longer than it was', (bytes) => Buffer.concat([bytes, Buffer.from('!')])],
  ['without a first line', () => Buffer.from('made of a')],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s is made anew', async (_, spoil) => {
  const {file, ask, make} = setUp();
  await ask('a');
  writeFileSync(file, spoil(readFileSync(file)));
  expect(await ask('a')).toBe('made of a');
  expect(make).toHaveBeenCalledTimes(2);
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
