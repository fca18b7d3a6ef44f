const longest = 60;

/** A text as it stands in a sentence: short, whatever was pasted. */
export function quote(text: string): string {
  return `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`;
}
