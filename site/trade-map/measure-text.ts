/** How wide characters of the site's text face (Geist, medium) are, in thousandths of its size. */
// oxfmt-ignore
const widths: Readonly<Record<string, number>> = {
  ' ': 243, ',': 213, '.': 213,
  a: 565, b: 608, c: 563, d: 608, e: 576, f: 412, g: 607, h: 591, i: 256, j: 284, k: 609, l: 282,
  m: 885, n: 591, o: 588, p: 608, q: 608, r: 394, s: 537, t: 410, u: 586, v: 560, w: 829, x: 607,
  y: 553, z: 552,
  A: 689, B: 688, C: 713, D: 701, E: 609, F: 595, G: 713, H: 716, I: 280, J: 607, K: 656, L: 583,
  M: 890, N: 745, O: 751, P: 657, Q: 745, R: 680, S: 654, T: 568, U: 694, V: 688, W: 968, X: 633,
  Y: 594, Z: 561,
};
const widest = Math.max(...Object.values(widths));

export function measureText(text: string, size: number): number {
  const sum = Array.from(text).reduce((total, each) => total + (widths[each] ?? widest), 0);
  return Math.ceil((sum * size) / 1000);
}

/** In as few lines as fit, about as long as one another. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines = fillLines(text, size, width);
  for (let narrower = width - 4; narrower > 0; narrower -= 4) {
    const even = fillLines(text, size, narrower);
    const isTooWide = even.some((line) => measureText(line, size) > narrower);
    if (even.length > lines.length || isTooWide) return fillLines(text, size, narrower + 4);
  }
  return lines;
}

function fillLines(text: string, size: number, width: number): readonly string[] {
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureText(longer, size) > width) return [...lines, word];
    return [...lines.slice(0, -1), longer];
  }, []);
}
