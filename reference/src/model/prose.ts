/** Text of a document as a tree of allow-listed elements: it cannot contain anything else. */
export type Prose = readonly ProseNode[];
export type ProseNode = string | ProseElement;
type ProseElement = {
  readonly tag: ProseTag;
  readonly href?: string;
  readonly children: Prose;
};
/** `unformatted`: paragraphs of a text that is too long or too nested to be formatted. */
export type ProseTag = TextTag | BlockTag | TableTag | 'unformatted';
type TextTag = 'a' | 'br' | 'code' | 'del' | 'em' | 'strong';
type BlockTag = 'blockquote' | 'hr' | 'li' | 'ol' | 'p' | 'pre' | 'ul';
type TableTag = 'table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr';

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
