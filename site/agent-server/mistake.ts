/** What the caller of a tool can put right; it becomes the tool's error. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

const mostQuoted = 60;

/** What came from outside, short and on one line. */
export function quote(text: string): string {
  return JSON.stringify(text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text);
}
