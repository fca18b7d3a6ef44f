import type {FieldError, KnownErrorTypeCode} from '@symblepay/openapi/types';

/**
 * The only thing domain code throws to say no. Nothing has changed when it is thrown; only
 * `http/error-response.ts` turns it into a response.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly typeCode: KnownErrorTypeCode,
    readonly detail: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(`${typeCode}: ${detail}`);
  }
}

export function refuseField(key: string, value: string): Refusal {
  return new Refusal('validation-error', value, [{key, value}]);
}
