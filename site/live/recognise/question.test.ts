import {expect, test} from 'vitest';
import {writeQuestion} from './question';

const odd = {path: 'creator', status: 'unknown', note: '', href: '', count: 1} as const;

test('a question names what is known of the request, and no more', () => {
  const question = writeQuestion({
    what: 'an error: not-found',
    status: 404,
    call: undefined,
    traceId: 'trace-1',
    eventId: undefined,
    rows: [odd],
    weighed: [],
  });
  expect(question).toBe(`Hello,

we received an error: not-found.

Status: 404
traceId: trace-1

It differs from the documentation we have:
- creator: unknown.

Thank you.
`);
});
