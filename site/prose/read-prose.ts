import type {Code, Nodes} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Guide} from '../read-guides';

const parser = unified().use(remarkParse).use(remarkMdx);

/** What a person reads, without code and tables of fields; the code, with where inline code links to. */
export function readProse({body}: Guide) {
  const texts: string[] = [];
  const codeBlocks: Code[] = [];
  const inlineCodes: {value: string; link: string | undefined}[] = [];
  visit(parser.parse(body) as Nodes, (node, _, parent) => {
    if (node.type === 'code') {
      codeBlocks.push(node);
    } else if (node.type === 'inlineCode') {
      inlineCodes.push({value: node.value, link: parent?.type === 'link' ? parent.url : undefined});
    } else if (node.type === 'text') {
      texts.push(node.value);
    } else if (node.type === 'paragraph' || node.type === 'heading') {
      texts.push('\n');
    }
  });
  return {text: texts.join(''), codeBlocks, inlineCodes};
}
