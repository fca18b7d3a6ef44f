import {expect, test} from 'vitest';
import {checkArguments} from './check-arguments';

const tool = {
  name: 'find',
  title: 'Find',
  description: 'Finds.',
  inputSchema: {
    type: 'object',
    properties: {words: {type: 'string', minLength: 2, maxLength: 4}},
    required: ['words'],
    additionalProperties: false,
  },
} as const;

test.each(['ab', 'abcd'])('%s is as long as it may be', (words) => {
  expect(() => checkArguments(tool, {words})).not.toThrow();
});

test.each(['a', 'abcde'])('%s is not', (words) => {
  expect(() => checkArguments(tool, {words})).toThrow(
    `words must have 2 to 4 characters; it has ${words.length}.`,
  );
});
