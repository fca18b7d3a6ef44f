import type {Root} from 'mdast';
import {phrasing} from '../quotes/markdown';

type Options = {readonly to: string | null};

/** Ends each guide with where to report a mistake, once there is such an address. */
export function reportMistakes({to}: Options) {
  return (tree: Root): void => {
    if (to === null) return;
    const line = `Found a mistake on this page? [Tell us](mailto:${to}?subject=Documentation).`;
    tree.children.push({type: 'paragraph', children: phrasing(line)});
  };
}
