import {Refusal} from '@symblepay/sandbox';

/** One sentence or two for the caller, whatever went wrong. */
export function explainFailure(error: unknown): string {
  if (error instanceof RangeError) return 'The arguments are nested too deeply. Send fewer levels.';
  if (error instanceof Refusal && error.fields.length > 0) {
    return error.fields.map(({key, value}) => `${key}: ${value}`).join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}
