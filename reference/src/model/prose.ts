/** Text of a document as a tree of allow-listed elements: it cannot contain anything else. */
export type Prose = readonly ProseNode[];
export type ProseNode = string | ProseElement;
type ProseElement = {
  readonly tag: ProseTag;
  readonly href?: string;
  readonly children: Prose;
};
export type ProseTag =
  | 'p'
  | 'em'
  | 'strong'
  | 'del'
  | 'code'
  | 'pre'
  | 'a'
  | 'br'
  | 'hr'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  /** Paragraphs of a text that is too long or too nested to be formatted. */
  | 'unformatted';

export function element(tag: ProseTag, children: Prose): ProseElement {
  return {tag, children};
}

export function proseText(prose: Prose): string {
  return prose
    .map((node) => (typeof node === 'string' ? node : proseText(node.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
