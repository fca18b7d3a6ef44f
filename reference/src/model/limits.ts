import type {ObjectCursor} from './cursor';

/** Only those that the schema sets. */
export type Limits = Readonly<Partial<ReturnType<typeof listLimits>>>;

export function readLimits(schema: ObjectCursor): Limits {
  const limits = Object.entries(listLimits(schema));
  return Object.fromEntries(limits.filter(([, value]) => value !== undefined));
}

/** 3.0 has `exclusiveMinimum: true` beside `minimum`, 3.1 the number itself, as we do. */
function listLimits(schema: ObjectCursor) {
  const isBelow = schema.valueAt('exclusiveMaximum') === true;
  const isAbove = schema.valueAt('exclusiveMinimum') === true;
  const minimum = schema.numberAt('minimum');
  const maximum = schema.numberAt('maximum');
  return {
    minLength: schema.numberAt('minLength'),
    maxLength: schema.numberAt('maxLength'),
    pattern: schema.textAt('pattern'),
    patternMeaning: schema.textAt('x-pattern-description'),
    minimum: isAbove ? undefined : minimum,
    maximum: isBelow ? undefined : maximum,
    exclusiveMinimum: isAbove ? minimum : schema.numberAt('exclusiveMinimum'),
    exclusiveMaximum: isBelow ? maximum : schema.numberAt('exclusiveMaximum'),
    multipleOf: schema.numberAt('multipleOf'),
    minItems: schema.numberAt('minItems'),
    maxItems: schema.numberAt('maxItems'),
    uniqueItems: schema.flagAt('uniqueItems'),
    minProperties: schema.numberAt('minProperties'),
    maxProperties: schema.numberAt('maxProperties'),
    contentMediaType: schema.textAt('contentMediaType'),
    contentEncoding: schema.textAt('contentEncoding'),
  };
}
