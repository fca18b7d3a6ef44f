import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
} from 'mdast';

/** What a section of a Markdown file is made of. */
export type Block = BlockContent | DefinitionContent;

/** Text as it is, or something that has a form of its own. */
type Words = string | PhrasingContent;

declare module 'mdast' {
  // Only an interface can add to a type of mdast.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface HeadingData {
    /** What leads to it on the page. */
    readonly id: string;
  }
}

export function heading(depth: number, text: string, id = ''): Heading {
  return {
    type: 'heading',
    depth: Math.min(depth, 6) as Heading['depth'],
    children: phrase([text]),
    data: {id},
  };
}

export function paragraph(...words: readonly Words[]): Paragraph {
  return {type: 'paragraph', children: phrase(words)};
}

export function code(lang: string, value: string): Code {
  return {type: 'code', lang, value};
}

/** No list at all if there are no items. */
export function list(items: readonly ListItem[]): readonly List[] {
  return items.length === 0 ? [] : [{type: 'list', spread: false, children: [...items]}];
}

export function item(...children: readonly Block[]): ListItem {
  return {type: 'listItem', spread: false, children: [...children]};
}

export function inCode(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function phrase(words: readonly Words[]): PhrasingContent[] {
  return words.map((word) => (typeof word === 'string' ? {type: 'text', value: word} : word));
}
