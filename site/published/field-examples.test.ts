import {expect, test} from 'vitest';
import {FieldValues} from './field-examples';

const user = {$ref: '#/components/schemas/User'};
const schemas = {
  User: {
    type: 'object',
    properties: {name: {type: 'string'}, tags: {type: 'array', items: {type: 'string'}}},
  },
} as const;

test('the first value of each field is its example, and of each list the first entry', () => {
  const values = new FieldValues(schemas);
  values.read(user, {name: 'Ida', tags: ['new', 'old']});
  values.read(user, {name: 'Magnus', tags: ['other'], unknown: 1});
  expect(values.toSchemas().User?.properties).toEqual({
    name: {type: 'string', examples: ['Ida']},
    tags: {type: 'array', items: {type: 'string', examples: ['new']}},
  });
});

test('a field without a value is named with the remedy', () => {
  const values = new FieldValues(schemas);
  values.read(user, {name: 'Ida'});
  expect(() => values.toSchemas()).toThrow('No scenario sends or receives User.tags[]. Play it');
});
