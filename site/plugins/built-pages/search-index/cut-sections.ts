import type {Element} from 'hast';
import {elementText} from '../element-text';
import {findAll} from '../find-all';

export type Section = {
  readonly id: string;
  readonly heading: string;
  /** Everything below the heading, up to the next section. */
  readonly content: Element;
};

const headings = ['h1', 'h2', 'h3'];

/**
 * A heading begins a section when it can be linked to:
 * 1. the first without an id is the top of the page;
 * 2. one with an id is its own target;
 * 3. one that opens an element with an id is reached by that id.
 * Every other heading is part of the text of its section.
 */
export function cutSections(main: Element): Section[] {
  const sections: Section[] = [];
  const read = (parent: Element, parentId: string) => {
    for (const node of parent.children) {
      const id = node.type === 'element' ? (node.properties.id ?? parentId) : parentId;
      if (node.type === 'element' && headings.includes(node.tagName) && !isTaken(id)) {
        sections.push({id, heading: elementText(node), content: emptyElement()});
      } else if (node.type === 'element' && findAll(node, ...headings).length > 0) {
        read(node, id);
      } else {
        sections.at(-1)?.content.children.push(node);
      }
    }
  };
  const isTaken = (id: string) => sections.some((section) => section.id === id);
  read(main, '');
  return sections;
}

function emptyElement(): Element {
  return {type: 'element', tagName: 'div', properties: {}, children: []};
}
