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
      entry('Guide', '', 'Errors', 'A refused call returns a body of 12,500 bytes.'),
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
  expect(urls('500')).toEqual([]);
  expect(urls('12500')).toEqual(['/docs/errors']);
  expect(urls('12,500')).toEqual(['/docs/errors']);
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

test('a Danish word finds what the pages say in English, finished or not', () => {
  expect(urls('refusion')[0]).toBe('/api#reimburse-payer');
  expect(urls('tilbagebet')[0]).toBe('/api#reimburse-payer');
  expect(urls('refusionen køber')[0]).toBe('/api#reimburse-payer');
});

test('a mistyped synonym finds what it means, before words that are nearly written so', () => {
  expect(urls('chargbeack')[0]).toBe('/api#reimburse-payer');
});

test('a synonym that is not finished yet finds what it will find', () => {
  expect(urls('chargeb')[0]).toBe('/api#reimburse-payer');
});

test('a small word counts where it belongs to a phrase', async () => {
  const find = await createSearch([
    {
      path: '/docs/users',
      title: 'Users',
      entries: [
        entry('Guide', 'again', 'Sign in again', 'It proves who they are.'),
        entry('Guide', 'trace', 'Log every request', 'It is kept.'),
      ],
    },
  ]);
  expect(find('how do I log in?').map(({url}) => url)[0]).toBe('/docs/users#again');
});

test('a whole name comes before a mention of it', () => {
  expect(urls('amount').slice(0, 2)).toEqual(['/api#reimburse-payer.body.amount', '/api#list']);
});

test('a heading that many pages have comes after one that is alone', async () => {
  const pages = ['a', 'b', 'c', 'd'].map((path) => ({
    path: `/${path}`,
    title: 'Page',
    entries: [entry('Guide', '', 'Your limits', 'There are some.')],
  }));
  const find = await createSearch([
    ...pages,
    {path: '/e', title: 'Page', entries: [entry('Guide', '', 'Their limits', 'There are some.')]},
  ]);
  expect(find('limits')[0]?.url).toBe('/e');
});

test('a path finds its call', () => {
  expect(urls('/trades/repay')[0]).toBe('/api#reimburse-payer');
});

test('what code calls a call or a field finds it, also while it is typed', async () => {
  const find = await createSearch([
    {
      path: '/',
      title: 'Page',
      entries: [
        entry('Guide', 'code', 'Code', 'Call initiateTrade, then getTrade; set shipping.paidBy.'),
        entry('Call', 'initiate-trade', 'Begin', 'Opens one.'),
        entry('Field', 'initiate-trade.body.shipping.paidBy', 'paidBy', 'Who pays.'),
        entry('Field', 'initiate-trade.body.fee.paidBy', 'paidBy', 'Who pays the fee.'),
      ],
    },
  ]);
  const first = (query: string) => find(query)[0]?.url;
  expect(first('initiateTrade')).toBe('/#initiate-trade');
  expect(first('initiateTr')).toBe('/#initiate-trade');
  expect(first('shipping.paidBy')).toBe('/#initiate-trade.body.shipping.paidBy');
  expect(first('fee.paidBy')).toBe('/#initiate-trade.body.fee.paidBy');
  // A plain word is no name in code, though one begins with it.
  expect(find('shipping').map(({url}) => url)).toEqual(['/#code']);
});

test('a status finds the errors that have it before what mentions it', async () => {
  const find = await createSearch([
    {
      path: '/',
      title: 'Page',
      entries: [
        entry('Assumption', 'any', 'Any status from 400 on', ''),
        ...['one', 'two', 'three', 'four'].map((name) =>
          entry('Error', name, name, 'A long text about something else.', 'Status 400'),
        ),
      ],
    },
  ]);
  expect(find('400').map(({url}) => url)).toEqual(['/#one', '/#two', '/#three', '/#four', '/#any']);
});

test('words side by side are found in another form of the last one', async () => {
  const find = await createSearch([
    {
      path: '/',
      title: 'Page',
      entries: [
        entry('Guide', 'apart', 'Apart', 'The exchange rate has no limit.'),
        entry('Guide', 'together', 'Together', 'The long text about a rate limit of many words.'),
      ],
    },
  ]);
  expect(find('rate limiting')[0]?.url).toBe('/#together');
});

test('a typo is forgiven in any form of the word', async () => {
  const entries = [
    entry('Guide', 'mention', 'Tests', 'Is there a test environment?'),
    entry('Guide', 'name', 'Environments', 'Three of them.'),
  ];
  const find = await createSearch([{path: '/', title: 'Page', entries}]);
  expect(find('enviroment')[0]?.url).toBe('/#name');
});

test('of a long text that is pasted, the beginning is looked for', () => {
  expect(urls(`refused ${'zebra '.repeat(20)}`)).toEqual(urls('refused zebra'));
  expect(urls(`${'x'.repeat(100)} refused`)).toEqual([]);
  const eight = 'b c d e f g h j'.replaceAll(' ', 'q ');
  expect(urls(`${eight} refused`)).toEqual([]);
});

test('one or two letters beside words that are not all found add nothing', () => {
  expect(urls('refused zebra re')).toEqual(urls('refused zebra'));
});

test('one letter beside a word changes nothing, unless it is a number', async () => {
  const find = await createSearch([
    {
      path: '/',
      title: 'Page',
      entries: [
        entry('Guide', 'one', 'Level 1', 'It begins.'),
        entry('Guide', 'two', 'Level 2', 'It ends.'),
      ],
    },
  ]);
  const found = (query: string) => find(query).map(({url}) => url);
  expect(found('level z')).toEqual(['/#one', '/#two']);
  expect(found('level 2')[0]).toBe('/#two');
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
