/**
 * Whether one letter is wrong, missing or too many, or two are swapped. The first letter is right:
 * a typo rarely hits it, and most words are told apart by it.
 */
export function isOneLetterOff(word: string, other: string): boolean {
  if (!other.startsWith(word.slice(0, 1)) || Math.abs(word.length - other.length) > 1) return false;
  let same = 1;
  while (same < word.length && word[same] === other[same]) same += 1;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  const [after, otherAfter] = [rest.slice(1), otherRest.slice(1)];
  const swapped = rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
  return [after, rest].includes(otherAfter) || [after, swapped].includes(otherRest);
}
