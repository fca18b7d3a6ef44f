import {expect, test} from 'vitest';
import {Cursor} from './cursor';
import {readTypes} from './schema-types';

test.each([
  [{type: 'string'}, ['string']],
  [{type: ['string', 'null']}, ['string', 'null']],
  [{type: 'string', nullable: true}, ['string', 'null']],
  [{type: ['string', 'null'], nullable: true}, ['string', 'null']],
  [{patternProperties: {}}, ['object']],
  [{prefixItems: []}, ['array']],
  [{maxLength: 5}, ['string']],
  [{multipleOf: 0.01}, ['number']],
  [{description: 'anything'}, []],
])('%j is of the types %j', (schema, types) => {
  expect(readTypes([new Cursor(schema, '#').asObject()])).toEqual(types);
});
