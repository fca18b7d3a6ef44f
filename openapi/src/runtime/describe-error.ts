import {patternDescriptions} from './pattern-descriptions.js';

export type KeywordError = {
  readonly instancePath: string;
  readonly keyword: string;
  /** The name of a field that is not in the list of names. */
  readonly propertyName?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly limit?: number;
    readonly type?: string;
    readonly pattern?: string;
    readonly format?: string;
    readonly comparison?: string;
    /** The field that tells several kinds of objects apart. */
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

/** What is wrong, as a sentence for the developer who sent the field. */
export function describeError({keyword, params, propertyName}: KeywordError): string {
  const {limit = 0} = params;
  const allowed = [...new Set(params.allowedValues?.map(String))].join(', ');
  if (propertyName !== undefined) return `There is no such field. Known: ${allowed}.`;
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'type':
      return `This must be of type ${params.type ?? 'unknown'}.`;
    case 'minLength':
      return `This is too short: it must have at least ${count(limit, 'character')}.`;
    case 'maxLength':
      return `This is too long: it must have at most ${count(limit, 'character')}.`;
    case 'minimum':
      return `This must be at least ${limit}.`;
    case 'maximum':
      return `This must be at most ${limit}.`;
    case 'exclusiveMinimum':
      return `This must be more than ${limit}.`;
    case 'maxDecimals':
      return `This must have at most ${count(limit, 'decimal')}.`;
    case 'enum':
      return `This must be one of: ${allowed}.`;
    case 'pattern':
      return `This must be ${patternDescriptions[params.pattern ?? ''] ?? 'in the documented form'}.`;
    case 'format':
      return `This must be ${formatDescriptions[params.format ?? ''] ?? 'in the documented form'}.`;
    case 'minItems':
      return `This must have at least ${count(limit, 'entry', 'entries')}.`;
    case 'maxItems':
      return `This must have at most ${count(limit, 'entry', 'entries')}.`;
    case 'minProperties':
      return `This must have at least ${count(limit, 'field')}.`;
    case 'discriminator':
      return 'This must be one of the documented kinds.';
    default:
      return `This breaks the rule ${keyword}.`;
  }
}

function count(limit: number, noun: string, plural = `${noun}s`): string {
  return `${limit} ${limit === 1 ? noun : plural}`;
}
