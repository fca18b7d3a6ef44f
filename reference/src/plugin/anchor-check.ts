import {distance} from 'fastest-levenshtein';
import {listAnchors} from '../model/list-anchors';
import type {Model} from '../model/model';

/** Says that the page has no such id, and which ids were probably meant. */
export function createAnchorCheck(model: Model): (id: string) => string | undefined {
  const anchors = new Set(listAnchors(model));
  return (id) => {
    if (anchors.has(id)) return undefined;
    const isNearer = (one: string, other: string) => distance(id, one) - distance(id, other);
    const guesses = [...anchors]
      .sort(isNearer)
      .slice(0, 3)
      .map((anchor) => `"#${anchor}"`);
    return `The reference has no "#${id}". Did you mean ${guesses.join(', ')}?`;
  };
}
