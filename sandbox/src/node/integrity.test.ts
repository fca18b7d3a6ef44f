import {expect, test} from 'vitest';
import {parseIntegrity, writeIntegrity} from './integrity';

const integrity = {sequence: 3, tables: {users: [2, 77]}} as const;

test.each([
  'null',
  '{"sequence":1,"tables":null}',
  '{',
  '',
  writeIntegrity(integrity).slice(0, -1),
  writeIntegrity(integrity).replace('77', '78'),
])('A record of what should be there that reads %s is unreadable', (text) => {
  expect(parseIntegrity(text)).toBe('unreadable');
});

test('A record of what should be there is read as it was written', () => {
  expect(parseIntegrity(writeIntegrity(integrity))).toEqual(integrity);
});
