import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, Nodes} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export type Guide = {
  readonly file: string;
  /** The keys that the page sets about itself. */
  readonly frontMatter: readonly string[];
  /** What a person reads: no code, no tables of fields. */
  readonly text: string;
  readonly codeBlocks: readonly Code[];
  /** What is set in code type within a sentence, in order, with where it links to. */
  readonly inlineCodes: readonly {readonly value: string; readonly link: string | undefined}[];
};

const parser = unified().use(remarkParse).use(remarkMdx);

export function readAllGuides(folder: string): readonly Guide[] {
  return globSync('**/*.mdx', {cwd: folder})
    .sort()
    .map((file) => readGuideText(readFileSync(join(folder, file), 'utf8'), file));
}

export function readGuideText(source: string, file: string): Guide {
  const texts: string[] = [];
  const codeBlocks: Code[] = [];
  const inlineCodes: {value: string; link: string | undefined}[] = [];
  const front = /^---\n([^]*?)\n---\n/.exec(source)?.[1] ?? '';
  // Empty lines instead of the front matter, so that a position is the line of the file.
  const body = source.replace(/^---\n[^]*?\n---\n/, (whole) => whole.replace(/[^\n]/g, ''));
  visit(parser.parse(body) as Nodes, (node, _, parent) => {
    if (node.type === 'code') {
      codeBlocks.push(node);
    } else if (node.type === 'inlineCode') {
      inlineCodes.push({
        value: node.value,
        link: parent?.type === 'link' ? parent.url : undefined,
      });
    } else if (node.type === 'text') {
      texts.push(node.value);
    } else if (node.type === 'paragraph' || node.type === 'heading') {
      texts.push('\n');
    }
  });
  const frontMatter = [...front.matchAll(/^(\w+): *\S/gm)].map(([, key = '']) => key);
  return {file, frontMatter, text: texts.join(''), codeBlocks, inlineCodes};
}
