import {expect, test} from 'vitest';
import {createSearch} from './create-search';
import type {Kind, SearchEntry} from './search-index';

const entry = (
  kind: Kind,
  id: string,
  name: string,
  text: string,
  alias?: string,
): SearchEntry => ({
  kind,
  id,
  name,
  text,
  ...(alias === undefined ? {} : {alias}),
});

const search = await createSearch([
  {
    path: '/docs/errors',
    title: 'Errors',
    entries: [
      entry('Guide', '', 'Errors', 'A refused call returns a body.'),
      entry('Error', 'not-found', 'not-found', 'The payoutAccountId is not known.', 'Status 401'),
    ],
  },
  {
    path: '/docs/webhooks',
    title: 'Webhooks',
    entries: [entry('Guide', '', 'Webhooks', 'Respond to a delivery on port 4010.')],
  },
  {
    path: '/api',
    title: 'API',
    entries: [
      entry('Call', 'reimburse-payer', 'Reimburse the payer', 'Pays it out.', 'POST /trades/repay'),
      entry('Field', 'reimburse-payer.body.amount', 'amount', 'Everything about a payer.'),
      entry('Guide', 'list', 'Lists', 'The amount of the payer.'),
    ],
  },
]);
const urls = (query: string) => search(query).map(({url}) => url);

test.each([
  ['a word', 'refused'],
  ['the beginning of a word', 'refu'],
  ['another form of a word', 'refusing'],
  ['a word with a typo', 'refusad'],
  ['a word with two typos', 'rafusad'],
  ['a word in capitals', 'REFUSED'],
  ['words of title and text', 'errors refused'],
  ['a question', 'is it refused?'],
])('%s finds the section', (_, query) => {
  expect(urls(query)[0]).toBe('/docs/errors');
});

test('a word with one typo comes before a word with two', async () => {
  const find = await createSearch([
    {
      path: '/',
      title: 'Page',
      entries: [
        entry('Guide', 'near', 'Near', 'Send a correlation id and many other words with it.'),
        entry('Guide', 'far', 'Far', 'Creation.'),
      ],
    },
  ]);
  expect(find('corelation').map(({url}) => url)).toEqual(['/#near']);
});

test('a part of a name in the API finds it', () => {
  expect(urls('account')).toEqual(['/docs/errors#not-found']);
});

test('a number is found as it stands', () => {
  expect(urls('401')).toEqual(['/docs/errors#not-found']);
  expect(urls('4010')).toEqual(['/docs/webhooks']);
  expect(urls('40')).toEqual([]);
});

test.each(['refund', 'money back', 'refund the buyer'])(
  '%j finds the call by synonyms',
  (query) => {
    expect(urls(query)[0]).toBe('/api#reimburse-payer');
  },
);

test('words of a synonym that stand apart say something else', async () => {
  const find = await createSearch([
    {
      path: '/',
      title: 'Page',
      entries: [
        entry('Guide', 'apart', 'Where the money is', 'It comes back.'),
        entry('Guide', 'together', 'Questions', 'Can I get my money back?'),
      ],
    },
  ]);
  expect(find('refund').map(({url}) => url)).toEqual(['/#together']);
});

test('a whole name comes before a mention of it', () => {
  expect(urls('amount').slice(0, 2)).toEqual(['/api#reimburse-payer.body.amount', '/api#list']);
});

test('a path finds its call', () => {
  expect(urls('/trades/repay')[0]).toBe('/api#reimburse-payer');
});

test('all words come before some of them', () => {
  expect(urls('webhooks errors')).toEqual([
    '/docs/webhooks',
    '/docs/errors',
    '/docs/errors#not-found',
  ]);
  expect(urls('amount payer')[0]).not.toBe('/api#reimburse-payer');
});

test('a hit has its kind, and says where it stands or what else it is called', () => {
  const shown = (query: string) => search(query).map(({kind, context}) => [kind, context])[0];
  expect(shown('amount')).toEqual(['Field', 'Reimburse the payer']);
  expect(shown('refund')).toEqual(['Call', 'POST /trades/repay']);
  expect(shown('webhooks')).toEqual(['Guide', 'Webhooks']);
});

test.each(['', ' ', 'zebra', '/'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});
