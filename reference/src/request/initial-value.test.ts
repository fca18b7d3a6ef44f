import {expect, test} from 'vitest';
import {buildModel} from '../model/build-model';
import type {Json, JsonObject} from '../model/json';
import type {Direction} from './initial-value';
import {initialValue} from './initial-value';

function valueOf(schema: JsonObject, direction: Direction = 'request'): Json {
  const model = buildModel({openapi: '3.1.0', paths: {}, components: {schemas: {A: schema}}});
  const [named] = model.schemas;
  if (!named?.schema) throw new Error('The document has no schema.');
  return initialValue(named.schema, model, direction);
}

const all = {example: 1, examples: [2, 9], const: 3, default: 4, enum: [5, 9], type: 'integer'};

test('example comes before examples, const, default, enum and the type', () => {
  const {example, ...withoutExample} = all;
  const {examples, ...withoutExamples} = withoutExample;
  const {const: constant, ...withoutConst} = withoutExamples;
  const {default: standard, ...withoutDefault} = withoutConst;
  expect(valueOf(all)).toBe(example);
  expect(valueOf(withoutExample)).toBe(examples[0]);
  expect(valueOf(withoutExamples)).toBe(constant);
  expect(valueOf(withoutConst)).toBe(standard);
  expect(valueOf(withoutDefault)).toBe(5);
  expect(valueOf({type: 'integer'})).toBe(0);
});

test.each([
  [{type: 'string'}, 'string'],
  [{type: 'string', minLength: 8}, 'stringst'],
  [{type: 'string', maxLength: 3}, 'str'],
  [{type: 'string', format: 'date'}, '2019-08-24'],
  [{type: 'string', format: 'constructor'}, 'string'],
  [{type: 'number', minimum: 5}, 5],
  [{type: 'integer', exclusiveMinimum: 5}, 6],
  [{type: 'integer', maximum: -2}, -2],
  [{type: 'number', minimum: 0.25, multipleOf: 0.1}, 0.3],
  [{type: ['null', 'boolean']}, true],
  [{type: 'null'}, null],
  [{type: 'array', items: {type: 'integer'}}, [0]],
  [{prefixItems: [{type: 'integer'}, {type: 'boolean'}]}, [0, true]],
  [{oneOf: [{type: 'integer'}, {type: 'boolean'}]}, 0],
])('%j gives %j', (schema, value) => {
  expect(valueOf(schema)).toEqual(value);
});

const fields = {
  type: 'object',
  required: ['needed', 'old'],
  properties: {
    id: {type: 'string', readOnly: true, example: 'id-1'},
    needed: {type: 'string'},
    old: {type: 'string', deprecated: true},
    shown: {type: 'string', example: 'e'},
    gone: {type: 'string', example: 'e', deprecated: true},
    secret: {type: 'string', writeOnly: true, example: 's'},
    silent: {type: 'string', default: 'd'},
  },
};

test('a request has the fields that it must have and those with an example', () => {
  expect(valueOf(fields)).toEqual({needed: 'string', old: 'string', shown: 'e', secret: 's'});
});

test('a response has every field that responses have', () => {
  expect(Object.keys(valueOf(fields, 'response') as JsonObject)).toEqual([
    'id',
    'needed',
    'old',
    'shown',
    'gone',
    'silent',
  ]);
});

test('an object without required fields and examples has all fields of a request', () => {
  const self = {$ref: '#/components/schemas/A'};
  const properties = {a: {type: 'string'}, b: {type: 'boolean'}, self};
  expect(valueOf({type: 'object', properties})).toEqual({
    a: 'string',
    b: true,
    self: {a: 'string', b: true},
  });
});

test('what tells the options of a choice apart selects the first of them', () => {
  const option = {type: 'object', properties: {by: {type: 'string'}}};
  const model = buildModel({
    openapi: '3.1.0',
    paths: {},
    components: {
      schemas: {
        Any: {
          type: 'object',
          required: ['id'],
          properties: {id: {type: 'integer'}},
          oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Cash'}],
          discriminator: {propertyName: 'by', mapping: {card: '#/components/schemas/Card'}},
        },
        Card: option,
        Cash: option,
      },
    },
  });
  const any = model.schemas.find(({name}) => name === 'Any')?.schema;
  expect(any && initialValue(any, model, 'request')).toEqual({id: 0, by: 'card'});
});
