import {patternDescriptions} from './pattern-descriptions.js';

export interface KeywordError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly limit?: number;
    readonly type?: string;
    readonly pattern?: string;
    readonly format?: string;
    readonly comparison?: string;
    readonly allowedValues?: readonly unknown[];
  };
}

const bankAccount = 'This must be 14 digits (BBAN) or a valid Danish IBAN.';

/** What is wrong, as a sentence for the developer who sent the field. */
export function describeError({keyword, params}: KeywordError): string {
  const {limit = 0} = params;
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
      return `This must be one of: ${[...new Set(params.allowedValues?.map(String))].join(', ')}.`;
    case 'pattern':
      return `This must be ${patternDescriptions[params.pattern ?? ''] ?? 'in the documented form'}.`;
    case 'format':
      return params.format === 'date-time'
        ? 'This must be a date and time in ISO 8601.'
        : bankAccount;
    default:
      return `This breaks the rule ${keyword}.`;
  }
}

function count(limit: number, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? '' : 's'}`;
}
