import {expect, test} from 'vitest';
import {keyOf} from '../lib/notification-key.ts';

test.each([
  ['with an id at the top level', {}, '{"id":"7","about":"x"}'],
  ['with an id in its headers', {'webhook-id': '7'}, '{"about":"x"}'],
])('a notification %s has the same key when it comes again', (_, headers, body) => {
  expect(keyOf(headers, body)).toBe(keyOf(headers, body));
});

test.each([
  ['that holds the id of a trade', '{"trade":{"id":"7"},"state":"sent"}'],
  ['that holds "id" as a value', '{"kind":"id"}'],
  ['with an empty id', '{"id":null}'],
  ['without an id', '{"about":"x"}'],
  ['that is not JSON', 'about "id"'],
  ['that is no object', 'null'],
])('a notification %s has a new key each time', (_, body) => {
  expect(keyOf({}, body)).not.toBe(keyOf({}, body));
});

test('notifications have different keys if their ids or bodies differ', () => {
  const keys = ['7', '8'].flatMap((id) =>
    ['{"state":"paid"}', '{"state":"sent"}'].map((body) => keyOf({'webhook-id': id}, body)),
  );
  expect(new Set(keys).size).toBe(4);
});
