/** Makes the id with the given number. The same seed and number give the same id, everywhere. */
export type MakeId = (number: number) => string;

/** Ids that look like version 4 UUIDs, from a 128-bit mixing of seed and number. */
export function seededIds(seed: string): MakeId {
  const begun = mixIn(`${seed}/`);
  return (number) => {
    let [a, b, c, d] = finish(mixIn(String(number), begun));
    for (let round = 0; round < 12; round++) {
      const sum = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = ((c << 21) | (c >>> 11)) + sum;
    }
    const hex = toHex(a) + toHex(b) + toHex(c) + toHex(d);
    const variant = (8 + (d & 3)).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}

const hexOfByte = Array.from({length: 256}, (_, byte) => byte.toString(16).padStart(2, '0'));

/** By table: a new world makes some two hundred ids. */
function toHex(word: number): string {
  return [24, 16, 8, 0].map((shift) => hexOfByte[(word >>> shift) & 255]).join('');
}

/** A number from 0 up to 1; the same text gives the same number, everywhere. */
export function drawFrom(text: string): number {
  return (finish(mixIn(text))[0] >>> 0) / 2 ** 32;
}

/** The well-known cyrb128 mixing of a text into four 32-bit words. */
type Words = readonly [number, number, number, number];

const beginning: Words = [1779033703, 3144134277, 1013904242, 2773480762];

/** Goes on from the words of an earlier text, as if both were one. */
function mixIn(text: string, words = beginning): Words {
  let [a, b, c, d] = words;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a, b, c, d];
}

function finish([first, second, third, fourth]: Words): Words {
  const a = Math.imul(third ^ (first >>> 18), 597399067);
  const b = Math.imul(fourth ^ (second >>> 22), 2869860233);
  const c = Math.imul(a ^ (third >>> 17), 951274213);
  const d = Math.imul(b ^ (fourth >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}
