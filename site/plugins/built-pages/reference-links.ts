import {visit} from 'unist-util-visit';
import {nearest} from '../../theme/nearest';
import type {BuiltPage, PagePass} from './built-page';

/** A link to a field that does not exist stops the build, wherever in the site it is. */
export const checkReferenceLinks: PagePass = (pages, {baseUrl}) => {
  const references = new Map(
    pages
      .filter((page) => readAll(page, 'dataReference').size > 0)
      .map((page) => [baseUrl + page.path.slice(1), readAll(page, 'id')]),
  );
  const problems = pages.flatMap((page) =>
    [...readAll(page, 'href')].flatMap((href) => {
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

/** Every value of the attribute on the page. */
function readAll({tree}: BuiltPage, attribute: string): ReadonlySet<string> {
  const values = new Set<string>();
  visit(tree, 'element', ({properties}) => {
    const value = properties[attribute];
    if (typeof value === 'string') values.add(value);
  });
  return values;
}
