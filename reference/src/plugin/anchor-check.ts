import {listAnchors} from '../model/list-anchors';
import type {Model} from '../model/model';

/** Says that the page has no such id, and which ids were probably meant. */
export function createAnchorCheck(model: Model): (id: string) => string | undefined {
  const anchors = new Set(listAnchors(model));
  return (id) => {
    if (anchors.has(id)) return undefined;
    const guesses = nearest([...anchors], id).map((anchor) => `"#${anchor}"`);
    return `The reference has no "#${id}". Did you mean ${guesses.join(', ')}?`;
  };
}

/** By shared pairs of letters (Sørensen–Dice), which forgives order, case and typos. */
function nearest(anchors: readonly string[], id: string): readonly string[] {
  const wanted = pairs(id);
  return anchors
    .map((anchor) => {
      const found = pairs(anchor);
      const shared = [...wanted].filter((pair) => found.has(pair)).length;
      return {anchor, score: (2 * shared) / (wanted.size + found.size || 1)};
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({anchor}) => anchor);
}

function pairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)));
}
