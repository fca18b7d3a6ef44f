/** Makes the id with the given number. The same seed and number give the same id, everywhere. */
export type MakeId = (number: number) => string;

/** Ids that look like version 4 UUIDs, from a 128-bit mixing of seed and number. */
export function seededIds(seed: string): MakeId {
  return (number) => {
    let [a, b, c, d] = hashText(`${seed}/${number}`);
    for (let round = 0; round < 12; round++) {
      const sum = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = ((c << 21) | (c >>> 11)) + sum;
    }
    const hex = [a, b, c, d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    const variant = (8 + (d & 3)).toString(16);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      variant + hex.slice(17, 20),
      hex.slice(20),
    ].join('-');
  };
}

/** A number from 0 up to 1; the same text gives the same number, everywhere. */
export function drawFrom(text: string): number {
  return (hashText(text)[0] >>> 0) / 2 ** 32;
}

/** The well-known cyrb128 mixing of a text into four 32-bit words. */
function hashText(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}
