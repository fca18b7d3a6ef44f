/** One sentence or two for the caller, whatever went wrong. */
export function explainFailure(error: unknown): string {
  if (error instanceof RangeError) return 'The arguments are nested too deeply. Send fewer levels.';
  return error instanceof Error ? error.message : String(error);
}
