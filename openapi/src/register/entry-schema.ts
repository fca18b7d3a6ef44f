import type {Schema} from '../schema.js';
import {groundKinds} from './register.js';

const text: Schema = {type: 'string', pattern: '\\S', 'x-pattern-description': 'a text'};
const sentence: Schema = {
  type: 'string',
  pattern: '\\.$',
  'x-pattern-description': 'a sentence that ends with a full stop',
};

const entry: Schema = {
  type: 'object',
  required: ['statement', 'restsOn'],
  properties: {
    statement: sentence,
    restsOn: {
      type: 'object',
      required: ['kind', 'note'],
      properties: {kind: {enum: groundKinds}, note: sentence},
    },
    status: {enum: ['assumed', 'confirmed']},
    since: text,
    by: text,
  },
  propertyNames: {enum: ['statement', 'restsOn', 'status', 'since', 'by']},
  if: {required: ['status'], properties: {status: {const: 'confirmed'}}},
  then: {required: ['since', 'by']},
};

/** A file of the register: its entries by id. */
export const entriesSchema: Schema = {
  type: 'object',
  propertyNames: {
    pattern: '^[a-z]+(-[a-z0-9]+)*$',
    'x-pattern-description': 'an id in kebab case',
  },
  additionalProperties: entry,
};
