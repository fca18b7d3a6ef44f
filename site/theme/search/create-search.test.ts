import {expect, test} from 'vitest';
import {createSearch} from './create-search';

const search = createSearch([
  {
    path: '/docs/errors',
    title: 'Errors',
    sections: [
      {id: '', heading: 'Errors', text: 'A refused call returns a body.'},
      {id: 'not-found', heading: 'not-found', text: 'The payoutAccountId is not known.'},
    ],
  },
  {
    path: '/docs/webhooks',
    title: 'Webhooks',
    sections: [{id: '', heading: 'Webhooks', text: 'Respond to a delivery with 200.'}],
  },
]);
const urls = (query: string) => search(query).flatMap(({sections}) => sections.map(({url}) => url));

test.each([
  ['a word', 'refused'],
  ['the beginning of a word', 'refu'],
  ['a word with a typo', 'refusad'],
  ['a word with two typos', 'rafusad'],
  ['a word in capitals', 'REFUSED'],
  ['words of title and text', 'errors refused'],
])('%s finds the section', (_, query) => {
  expect(urls(query)).toEqual(['/docs/errors']);
});

test('a word with one typo comes before a word with two', () => {
  const {length, 0: only} = createSearch([
    {
      path: '/',
      title: 'Page',
      sections: [
        {id: 'near', heading: 'Near', text: 'Send a correlation id and many other words with it.'},
        {id: 'far', heading: 'Far', text: 'Creation.'},
      ],
    },
  ])('corelation');
  expect([length, only?.sections.map(({url}) => url)]).toEqual([1, ['/#near']]);
});

test('a part of a name in the API finds it', () => {
  expect(urls('account')).toEqual(['/docs/errors#not-found']);
});

test('hits are grouped by page, the best page first', () => {
  expect(search('webhooks errors').map(({title, sections}) => [title, sections.length])).toEqual([
    ['Webhooks', 1],
    ['Errors', 2],
  ]);
});

test.each(['', ' ', 'zebra'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});
