const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g;

/** The length of a text as JSON Schema counts it: a surrogate pair counts as one. */
export function codePointLength(text: string): number {
  return text.length - (text.match(surrogatePair)?.length ?? 0);
}
