/** Runs of letters and digits: `/v1/trades/{tradeId}` is v1, trades and tradeId. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

export function splitWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** What finds a word: itself and, for names of the API, its parts (`payoutAccount` by `account`). */
export function wordForms(word: string): string[] {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return [...new Set([word, ...parts].map(lowerCase))];
}

export function lowerCase(word: string): string {
  return word.toLowerCase();
}
