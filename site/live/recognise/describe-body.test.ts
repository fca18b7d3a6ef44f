import {expect, test} from 'vitest';
import {describeBody} from './describe-body';

const candidate = {kind: 'error', schema: 'ErrorResponse', calls: []} as const;
const around = {http: {headers: new Map<string, string>()}, isPart: false, found: []};

test('of a long place the beginning is named, where a body stands and what an error is about', () => {
  const {sentences} = describeBody(
    {body: {}, within: 'a'.repeat(500), candidate},
    {...around, refused: 'b'.repeat(500)},
  );
  expect(sentences).toEqual([
    `It stands at ${'a'.repeat(120)}.`,
    `The error is about ${'b'.repeat(120)}. Paste the account number below it to see what is wrong with it.`,
  ]);
});
