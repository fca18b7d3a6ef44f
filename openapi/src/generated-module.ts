/** A module that the build writes, and its declarations. */
export type GeneratedModule = {readonly code: string; readonly types: string};

/** A type of exactly these texts. */
export function unionOf(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ') || 'never';
}
