import type {Element} from 'hast';
import {routes} from '../../../routes';
import {elementText, isLeftOut} from '../element-text';
import {findAll} from '../find-all';

/** The sentences of a guide, without what `alsoLeavesOut` names. */
export function readProse(content: Element, alsoLeavesOut: (element: Element) => boolean): string {
  const text = elementText(
    content,
    (element) => isLeftOutOfProse(element) || alsoLeavesOut(element),
  );
  // A badge that is left out leaves the space before it.
  return text.replace(/ (?=[.,:;?!])/g, '');
}

/** In characters: some thirty rows. */
const longTable = 2000;

/**
 * What a guide shows beside its sentences, and what is found elsewhere:
 * 1. code, diagrams and recorded requests;
 * 2. a badge, and the assumptions of a page at its end, which the register explains;
 * 3. a row about a field or a value, which the reference explains;
 * 4. a milestone in the table of transitions, and a table too long to read through.
 */
function isLeftOutOfProse(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    isLeftOut(element) ||
    ['pre', 'figure', 'samp'].includes(tagName) ||
    'dataCodeSample' in properties ||
    hasClass(element, 'assumed') ||
    (tagName === 'details' && listsAssumptions(element)) ||
    (tagName === 'tr' && explainsField(element)) ||
    (tagName === 'table' && elementText(element).length > longTable)
  );
}

function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

function listsAssumptions(details: Element): boolean {
  const [summary] = findAll(details, 'summary');
  return summary !== undefined && elementText(summary) === 'Documented and assumed';
}

const fieldLink = new RegExp(`^${routes.reference}#(?:schema|[^.]+\\.(?:body|query))\\.`);

function explainsField(row: Element): boolean {
  const [cell] = findAll(row, 'td');
  const [link] = cell === undefined ? [] : findAll(cell, 'a');
  const href = link?.properties.href;
  return typeof href === 'string' && fieldLink.test(href);
}
