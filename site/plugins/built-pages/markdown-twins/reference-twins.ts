import type {ReferenceContent, ReferenceMarkdown} from '@symblepay/reference/plugin';
import type {PagePass} from '../built-page';

/** The reference as Markdown, as its own plugin writes it to the build folder. */
export function readReferenceTwins({plugins}: Parameters<PagePass>[1]): ReferenceMarkdown {
  const reference = plugins.find(({name}) => name === 'reference');
  if (reference === undefined) throw new Error('The site has no reference to write as Markdown.');
  return (reference.content as ReferenceContent).writeMarkdown();
}
