import {expect, test} from 'vitest';
import type {RecordedCall, Recording} from '../recording/recording';
import {findRefused, listRecordedCalls} from './recorded-calls';

function recording(name: string, typeCode: string): readonly [string, Recording] {
  const call = {kind: 'call', name, operationId: 'getUser', status: 400, response: {typeCode}};
  return [
    name,
    {title: '', steps: [call as unknown as RecordedCall & {movements: []}], notifications: []},
  ];
}

test('the calls that the reference is made of come before those of other scenarios', () => {
  const recordings = new Map([
    ...[recording('a-guide', 'not-found'), recording('reference-refusals', 'not-found')],
    ...[recording('another', 'validation-error'), recording('reference-calls', 'not-found')],
  ]);
  expect(listRecordedCalls(recordings).map(({name}) => name)).toEqual([
    ...['reference-calls', 'reference-refusals', 'a-guide', 'another'],
  ]);
  expect(findRefused(recordings, 'getUser').map(({name}) => name)).toEqual([
    ...['reference-calls', 'another'],
  ]);
});

test('a call that no scenario shows refused stops the build with the remedy', () => {
  expect(() => findRefused(new Map(), 'getUser')).toThrow(
    'No scenario shows getUser refused. Play it in site/examples/reference-refusals.ts.',
  );
});
