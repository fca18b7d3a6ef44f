import {expect, test} from 'vitest';
import {readQuery} from './read-query';

test.each([
  ['When will my payer be refunded?', ['payer', 'refunded']],
  ['What happens after a trade has ended', ['trade', 'ended']],
  ['Why would you ask for their address', ['ask', 'address']],
  ['where is it', ['where', 'is', 'it']],
])('%j asks for %j', (query, words) => {
  const [asks = []] = readQuery(query);
  expect(asks.flatMap((ask) => ask.words.map(({text}) => text))).toEqual(words);
});
