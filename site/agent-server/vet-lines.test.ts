import {JSONRPCMessageSchema} from '@modelcontextprotocol/sdk/types.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {VetLines} from './vet-lines';

/** Sends pieces of text; what goes through and what is refused. */
function vet(pieces: readonly (string | Uint8Array)[]) {
  const refused: string[] = [];
  const lines = new VetLines((message) => refused.push(message));
  for (const piece of pieces) lines.write(piece);
  lines.end();
  const passed = lines.read() as Buffer | null;
  return {passed: passed?.toString() ?? '', refused};
}

/** One a line, unless it is a batch. */
function countMessages(line: string): number {
  try {
    const sent = JSON.parse(line) as unknown;
    return Array.isArray(sent) ? Math.max(1, sent.length) : 1;
  } catch {
    return 1;
  }
}

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"ø"}}';

test('a message passes however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({min: 1, max: 200}), {maxLength: 5}), (cuts) => {
      const bytes = new TextEncoder().encode(`${ping}\n${ping}\r\n`);
      const ends = [...cuts].sort((one, other) => one - other);
      const pieces = [0, ...ends].map((start, index) => bytes.slice(start, ends[index]));
      expect(vet(pieces)).toEqual({passed: `${ping}\n${ping}\r\n`, refused: []});
    }),
  );
});

test('a refusal repeats the id where there is one', () => {
  const [first, second] = vet([
    '{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":5}}\nx\n',
  ]).refused.map((text) => JSON.parse(text) as object);
  expect(first).toMatchObject({id: 'a', error: {code: -32_602}});
  expect(second).toMatchObject({id: null, error: {code: -32_700}});
});

test('a batch is taken apart: each of its messages passes or is refused by itself', () => {
  const note = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
  const {passed, refused} = vet([
    `[${ping},${note},7,[],{"jsonrpc":"2.0","id":2,"method":5}]\n${ping}\n`,
  ]);
  expect(passed).toBe(`${ping}\n${note}\n${ping}\n`);
  expect(refused.map((text) => (JSON.parse(text) as {id: unknown}).id)).toEqual([null, null, 2]);
});

test('no batch is empty, and none holds an initialize', () => {
  const initialize = {jsonrpc: '2.0', id: 3, method: 'initialize', params: {}};
  const params = {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: {name: 'a', version: '1'},
  };
  const {passed, refused} = vet([`[]\n${JSON.stringify([{...initialize, params}])}\n`]);
  expect(passed).toBe('');
  expect(refused[0]).toContain('"id":null,"error":{"code":-32600,"message":"A batch holds');
  expect(refused[1]).toContain('"id":3,"error":{"code":-32600,"message":"initialize does not');
});

test('one of a batch that is nested too deeply to be written again is refused, with its id', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const {passed, refused} = vet([
    `[{"jsonrpc":"2.0","id":4,"method":"ping","params":{"a":${deep}}},${ping}]\n`,
  ]);
  expect(refused).toEqual([expect.stringContaining('"id":4,"error":{"code":-32600')]);
  expect(passed).toBe(`${ping}\n`);
});

test('a line that is too long is refused with its ids, wherever they stand, as long as it can be read', () => {
  const long = (length: number, id: string) =>
    `{"jsonrpc":"2.0","method":"ping","params":{"id":9,"a":"${'x'.repeat(length)}"},"id":${id}}`;
  const mebibyte = 1024 * 1024;
  const {passed, refused} = vet([
    `${long(5 * mebibyte, '"a"')}\n[${long(5 * mebibyte, '1')},${ping}]\n`,
    `${'x'.repeat(5 * mebibyte)}\n${long(17 * mebibyte, '2')}\n`,
  ]);
  expect(passed).toBe('');
  const ids = refused.map((text) => {
    expect(text).toContain('The line is longer than 4194304 bytes.');
    return (JSON.parse(text) as {id: unknown}).id;
  });
  expect(ids).toEqual(['a', 1, 1, null, null]);
});

test('no request that passes is one that the SDK would drop without a word', () => {
  const value = fc.oneof(fc.constant({_meta: 5}), fc.constant({}), fc.double(), fc.string());
  const message = fc.record(
    {jsonrpc: fc.constant('2.0'), id: value, method: fc.string(), params: value, more: value},
    {requiredKeys: ['jsonrpc', 'method']},
  );
  fc.assert(
    fc.property(message, (sent) => {
      const {passed} = vet([`${JSON.stringify(sent)}\n`]);
      if (passed !== '') {
        expect(JSONRPCMessageSchema.safeParse(JSON.parse(passed)).success).toBe(true);
      }
    }),
  );
});

test('any message passes or is refused, once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const line = text.replaceAll('\n', ' ');
      const {passed, refused} = vet([`${line}\n`]);
      const count = (passed === '' ? 0 : 1) + refused.length;
      expect(count).toBe(line.trim() === '' ? 0 : countMessages(line));
    }),
  );
});

test('a line of 4 MiB passes, a longer one is refused', () => {
  const longest = 4 * 1024 * 1024;
  const line = ping.padEnd(longest - (Buffer.byteLength(ping) - ping.length));
  const {passed, refused} = vet([`${line}\n`]);
  expect([Buffer.byteLength(passed), refused]).toEqual([longest + 1, []]);
  const longer = vet([`${line} \n`]);
  expect(longer.passed).toBe('');
  expect(longer.refused.join()).toContain(`longer than ${longest} bytes`);
});
