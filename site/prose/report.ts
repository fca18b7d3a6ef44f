import {readGuides} from '../read-guides';
import {readProse} from './read-prose';

/** Prints how long and how hard to read each guide is (Flesch: 60 and above is plain English). */
for (const guide of readGuides()) {
  const {words, ease} = measure(readProse(guide).text);
  console.log(`${String(words).padStart(6)} words  ${ease.toFixed(0).padStart(4)}  ${guide.file}`);
}

function measure(text: string): {words: number; ease: number} {
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
