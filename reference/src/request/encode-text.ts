/** As a browser encodes it: half of a surrogate pair stands for no character, so it is replaced. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
