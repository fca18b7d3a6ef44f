import type {ListItem} from 'mdast';
import {phrasing} from '../quotes/markdown';
import type {Quotes} from '../quotes/replace-elements';
import {terms} from './terms';

export const glossaryQuotes: Quotes = {
  /** Every term with its meaning and an anchor. */
  Glossary: () => [
    {
      type: 'list',
      spread: false,
      children: Object.entries(terms).map(([id, {name, meaning}]): ListItem => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [{type: 'strong', children: phrasing(name)}, ...phrasing(`: ${meaning}`)],
          },
        ],
        data: {hProperties: {id}},
      })),
    },
  ],
};
