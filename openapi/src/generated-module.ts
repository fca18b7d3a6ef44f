/** A module that the build writes, and its declarations. */
export type GeneratedModule = {readonly code: string; readonly types: string};

/** A type with exactly these values. */
export function unionOf(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ') || 'never';
}

/** The text of an object with these entries. */
export function toLiteral(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
