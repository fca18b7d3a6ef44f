import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

export type PageText = {
  readonly title: string;
  readonly description: string;
};

/** The title and description that a built page declares in its head. */
export function readPageText(html: string, page: string): PageText {
  const text = {title: '', description: ''};
  visit(fromHtml(html), 'element', ({tagName, properties}) => {
    const content = properties.content;
    if (tagName === 'meta' && typeof content === 'string') {
      if (properties.property === 'og:title') {
        text.title = content;
      } else if (properties.name === 'description') {
        text.description = content;
      }
    }
  });
  if (text.title === '' || text.description === '') {
    throw new Error(
      `${page} lacks a title or a description. Give the page both, in its front matter or its Layout.`,
    );
  }
  return text;
}
