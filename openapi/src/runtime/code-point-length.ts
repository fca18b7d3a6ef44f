/** The length of a text as JSON Schema counts it: a character outside the first plane is one. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const isPair = isHighSurrogate(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1));
    if (isPair) {
      length--;
      index++;
    }
  }
  return length;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
