import type {ObjectCursor} from './source';
import {flagAt, numberAt, textAt, valueAt} from './source';

/** Only those that the schema sets. */
export type Limits = Readonly<Partial<ReturnType<typeof listLimits>>>;

export function readLimits(schema: ObjectCursor): Limits {
  const limits = Object.entries(listLimits(schema));
  return Object.fromEntries(limits.filter(([, value]) => value !== undefined));
}

/** 3.0 has `exclusiveMinimum: true` beside `minimum`, 3.1 the number itself, as we do. */
function listLimits(schema: ObjectCursor) {
  const isBelow = valueAt(schema, 'exclusiveMaximum') === true;
  const isAbove = valueAt(schema, 'exclusiveMinimum') === true;
  const minimum = numberAt(schema, 'minimum');
  const maximum = numberAt(schema, 'maximum');
  return {
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
}
