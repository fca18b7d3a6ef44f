/** How easy a text is to read (Flesch: 60 and above is plain English), and its length. */
export function measureEase(text: string): {readonly words: number; readonly ease: number} {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = text.match(/[.!?:](?=\s|$)/g)?.length ?? 1;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
  return {words: words.length, ease};
}

function countSyllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouyæøå]+/g);
  return Math.max(1, groups?.length ?? 1);
}
