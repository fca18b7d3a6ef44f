import pages from '@generated/house-theme/default/pages.json';
import sidebars from '@site/sidebars';
import type {PageLink} from '@site/theme/list-pages';

/** The guides of the sidebar, section by section; the first of each is its landing page. */
export const guideSections = sidebars.guides.map((entry) => {
  const [landing, ...ids] = typeof entry === 'string' ? [entry] : [entry.link.id, ...entry.items];
  return {landing: findGuide(landing), guides: ids.map(findGuide)};
});

/** A guide by its id in the sidebar; an id that none has stops the build. */
export function findGuide(id: string): PageLink {
  const guide = pages.find(({path}) => path === `/docs/${id.replace(/\/index$/, '')}`);
  if (guide === undefined) {
    throw new Error(`There is no guide "${id}". Write an id of site/sidebars.ts.`);
  }
  return guide;
}
