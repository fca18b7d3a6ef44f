import {patternDescriptions} from './pattern-descriptions.js';

export type KeywordError = {
  readonly instancePath: string;
  readonly keyword: string;
  /** The name of a field that does not exist. */
  readonly propertyName?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly limit?: number;
    readonly type?: string;
    readonly pattern?: string;
    readonly format?: string;
    /** The field of a discriminator. */
    readonly tag?: string;
    readonly allowedValues?: readonly unknown[];
  };
};

const formatDescriptions: Readonly<Record<string, string>> = {
  'date-time': 'a date and time in ISO 8601',
  'danish-bank-account': '14 digits (BBAN) or a valid Danish IBAN',
  'zoned-time': 'a day that exists, with time and zone, such as 2026-03-09T09:00:00Z',
  'http-address': 'an http or https address without user name and password',
};

const typeDescriptions: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

const documented = 'in the documented form';

/** What is wrong, as a sentence for the developer who sent the field, by the keyword. */
const sentences: Readonly<Record<string, (params: KeywordError['params']) => string>> = {
  required: () => 'This field is required.',
  type: ({type = ''}) => `This must be ${typeDescriptions[type] ?? documented}.`,
  minLength: ({limit}) => `This is too short: it must have at least ${count(limit, 'character')}.`,
  maxLength: ({limit}) => `This is too long: it must have at most ${count(limit, 'character')}.`,
  minimum: ({limit = 0}) => `This must be at least ${limit}.`,
  maximum: ({limit = 0}) => `This must be at most ${limit}.`,
  exclusiveMinimum: ({limit = 0}) => `This must be more than ${limit}.`,
  maxDecimals: ({limit}) => `This must have at most ${count(limit, 'decimal')}.`,
  enum: ({allowedValues}) => `This must be one of: ${listValues(allowedValues)}.`,
  pattern: ({pattern = ''}) => `This must be ${patternDescriptions[pattern] ?? documented}.`,
  format: ({format = ''}) => `This must be ${formatDescriptions[format] ?? documented}.`,
  minItems: ({limit}) => `This must have at least ${count(limit, 'entry', 'entries')}.`,
  maxItems: ({limit}) => `This must have at most ${count(limit, 'entry', 'entries')}.`,
  minProperties: ({limit}) => `This must have at least ${count(limit, 'field')}.`,
  discriminator: () => 'This must be one of the documented kinds.',
};

export function describeError({keyword, params, propertyName}: KeywordError): string {
  if (propertyName !== undefined) {
    return `There is no such field. Known: ${listValues(params.allowedValues)}.`;
  }
  return sentences[keyword]?.(params) ?? `This breaks the rule ${keyword}.`;
}

function listValues(values: readonly unknown[] = []): string {
  return [...new Set(values.map(String))].join(', ');
}

function count(limit = 0, noun: string, plural = `${noun}s`): string {
  return `${limit} ${limit === 1 ? noun : plural}`;
}
