import {expect, test} from 'vitest';
import {parseIntegrity} from './integrity';

test.each(['null', '{"sequence":1,"tables":null}', '{"sequence":1,"tables":{"users":[1]}}', '{'])(
  'A record of what should be there that reads %s is unreadable',
  (text) => {
    expect(parseIntegrity(text)).toBe('unreadable');
  },
);

test('A record of what should be there is read as it was written', () => {
  const integrity = {sequence: 3, tables: {users: [2, 77]}};
  expect(parseIntegrity(JSON.stringify(integrity))).toEqual(integrity);
});
