import type {Element} from 'hast';
import type {SearchEntry} from '../../../theme/search/search-index';
import {elementText, isLeftOut} from '../element-text';
import {findAll} from '../find-all';

const milestones = 'schema.MilestoneId.';

/** Each is explained under its own heading of the errors guide. */
const errorCodes = 'schema.ErrorTypeCode.';

/** The fields, parameters and values below a heading of the reference. */
export function readFields(content: Element): SearchEntry[] {
  return findAll(content, 'ul').flatMap((list) => {
    const isOfValues = 'ariaLabel' in list.properties;
    return list.children.flatMap((item) =>
      item.type === 'element' ? readItem(item, isOfValues) : [],
    );
  });
}

function readItem(item: Element, isValue: boolean): SearchEntry[] {
  const id = item.properties.id ?? '';
  const [code] = item.children;
  if (id === '' || id.startsWith(errorCodes)) return [];
  if (code?.type !== 'element' || code.tagName !== 'code') return [];
  const name = elementText(code);
  if (isValue) {
    const kind = id.startsWith(milestones) ? 'Milestone' : 'Value';
    return [{kind, id, name, text: elementText(item, (each) => each === code || isAside(each))}];
  }
  const paragraph = item.children.find(
    (child) => child.type === 'element' && child.tagName === 'p',
  );
  const text = paragraph?.type === 'element' ? elementText(paragraph) : '';
  return [{kind: 'Field', id, name, text}];
}

/** The link to the value itself and the reasons for what is assumed about it. */
function isAside(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    isLeftOut(element) || tagName === 'details' || (tagName === 'a' && 'ariaLabel' in properties)
  );
}
