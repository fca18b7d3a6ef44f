import {visit} from 'unist-util-visit';
import {nearest} from '../../theme/nearest';
import type {BuiltPage, PagePass} from './built-page';
import {readOnce} from './built-page';

/** A link to a field that does not exist stops the build, wherever in the site it is. */
export const checkReferenceLinks: PagePass = (pages, {baseUrl}) => {
  const all = pages.map((page) => ({page, ...readOnce(page, 'links', readLinks)}));
  const references = new Map(
    all
      .filter(({isReference}) => isReference)
      .map(({page, ids}) => [baseUrl + page.path.slice(1), new Set(ids)]),
  );
  const problems = all.flatMap(({page, links}) =>
    links.flatMap((href) => {
      const [target = '', hash = ''] = href.split('#');
      const id = decodeURIComponent(hash);
      const ids = references.get(target.replace(/(?<=.)\/$/, ''));
      if (id === '' || ids === undefined || ids.has(id)) return [];
      const guesses = nearest(id, [...ids]).slice(0, 3);
      return `${page.file}: The reference has no "#${id}". Did you mean ${guesses.map((guess) => `"#${guess}"`).join(', ')}?`;
    }),
  );
  if (problems.length > 0) {
    throw new Error(`Links to the reference lead nowhere:\n${problems.join('\n')}`);
  }
};

function readLinks(page: BuiltPage) {
  const isReference = readAll(page, 'dataReference').length > 0;
  return {isReference, ids: isReference ? readAll(page, 'id') : [], links: readAll(page, 'href')};
}

/** Every value of the attribute on the page. */
function readAll({tree}: BuiltPage, attribute: string): readonly string[] {
  const values = new Set<string>();
  visit(tree, 'element', ({properties}) => {
    const value = properties[attribute];
    if (typeof value === 'string') values.add(value);
  });
  return [...values];
}
