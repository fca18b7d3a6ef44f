/** In this order; what is left must still be a word of three letters. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=[^su])s$/, ''],
  [/ations?$|ings?$|ions?$|ments?$|ed$/, ''],
  [/e$/, ''],
  [/([bdglmnprt])\1$/, '$1'],
];

/** What forms of a word have in common: cancel, cancels, cancelled, cancellation. */
export function stem(word: string): string {
  return endings.reduce((before, [ending, replacement]) => {
    const after = before.replace(ending, replacement);
    return after.length >= 3 ? after : before;
  }, word);
}
