import type {Limits} from './model';
import type {ObjectCursor} from './source';
import {flagAt, numberAt, textAt, valueAt} from './source';

/** 3.0 has `exclusiveMinimum: true` beside `minimum`, 3.1 the number itself, as we do. */
export function readLimits(schema: ObjectCursor): Limits {
  const isBelow = valueAt(schema, 'exclusiveMaximum') === true;
  const isAbove = valueAt(schema, 'exclusiveMinimum') === true;
  const minimum = numberAt(schema, 'minimum');
  const maximum = numberAt(schema, 'maximum');
  const limits: Limits = {
    minLength: numberAt(schema, 'minLength'),
    maxLength: numberAt(schema, 'maxLength'),
    pattern: textAt(schema, 'pattern'),
    patternMeaning: textAt(schema, 'x-pattern-description'),
    minimum: isAbove ? undefined : minimum,
    maximum: isBelow ? undefined : maximum,
    exclusiveMinimum: isAbove ? minimum : numberAt(schema, 'exclusiveMinimum'),
    exclusiveMaximum: isBelow ? maximum : numberAt(schema, 'exclusiveMaximum'),
    multipleOf: numberAt(schema, 'multipleOf'),
    minItems: numberAt(schema, 'minItems'),
    maxItems: numberAt(schema, 'maxItems'),
    uniqueItems: flagAt(schema, 'uniqueItems'),
    minProperties: numberAt(schema, 'minProperties'),
    maxProperties: numberAt(schema, 'maxProperties'),
    contentMediaType: textAt(schema, 'contentMediaType'),
    contentEncoding: textAt(schema, 'contentEncoding'),
  };
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}
