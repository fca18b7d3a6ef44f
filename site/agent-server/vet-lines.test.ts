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

test('any line passes or is refused, once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const line = text.replaceAll('\n', ' ');
      const {passed, refused} = vet([`${line}\n`]);
      const count = (passed === '' ? 0 : 1) + refused.length;
      expect(count).toBe(line.trim() === '' ? 0 : 1);
    }),
  );
});
