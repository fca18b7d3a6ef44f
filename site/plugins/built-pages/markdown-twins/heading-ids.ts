import type {Element} from 'hast';
import {findAll} from '../find-all';

/** A heading in one of these is part of its text, in Markdown too. */
const containers = ['blockquote', 'li', 'td', 'th'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * For each heading in turn, the ids that lead to it or to something below it. An element that holds
 * headings leads to the first of them.
 */
export function listHeadingIds(article: Element): readonly (readonly string[])[] {
  const lists: string[][] = [];
  const ahead: string[] = [];
  const visit = (element: Element, isInside: boolean) => {
    const {tagName, properties, children} = element;
    const isHeading = !isInside && headings.includes(tagName);
    const holds = isInside || containers.includes(tagName);
    const leadsOn = !isHeading && !holds && findAll(element, ...headings).length > 0;
    if (isHeading) lists.push(ahead.splice(0));
    if (properties.id !== undefined) {
      (leadsOn ? ahead : (lists.at(-1) ?? ahead)).push(properties.id);
    }
    for (const child of children) if (child.type === 'element') visit(child, holds);
  };
  visit(article, false);
  return lists;
}
