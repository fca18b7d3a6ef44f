import {expect, test} from 'vitest';
import {findBreak} from './find-break';
import {readText} from './read-text';

const curl = `*   Trying 127.0.0.1:4010...
> GET /v1/marketplace/users/user-1 HTTP/1.1
> Host: 127.0.0.1:4010
>
* Request completely sent off
< HTTP/1.1 400 Bad Request
< Content-Type: application/json
<
{ [18 bytes data]
{"typeCode": "x"}
* Connection #0 to host 127.0.0.1 left intact`;

test('the output of curl -v is a request, a response and its body', () => {
  expect(readText(curl)).toMatchObject({
    kind: 'json',
    http: {status: 400, request: {method: 'GET', path: '/v1/marketplace/users/user-1'}},
    value: {typeCode: 'x'},
  });
});

test('of several heads the last one counts', () => {
  const text = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nA: b\r\n\r\n{"a": 1}';
  expect(readText(text)).toMatchObject({kind: 'json', http: {status: 200}, value: {a: 1}});
});

test('the title of a page is one line of at most 120 characters', () => {
  const page = `<html><title>\n  502\n  Bad ${'gate'.repeat(40)}\n</title></html>`;
  expect(readText(page)).toMatchObject({kind: 'page', title: `502 Bad ${'gate'.repeat(28)}`});
});

test('line and column of a break count from the start of the pasted text', () => {
  expect(readText('HTTP/1.1 200 OK\nA: b\n\n{"a": 1,\n  b: 2}')).toMatchObject({
    kind: 'broken',
    line: 5,
    column: 3,
  });
});

test.each([
  ['{"a": 1', 7, 'The text ends too early.'],
  ['{"a": "1', 6, 'The string that begins here does not end.'],
  ['{"a" 1}', 5, 'A colon is expected here.'],
  ['{"a": 1,}', 8, 'A field name in double quotes is expected here.'],
  ["{'a': 1}", 1, 'A field name in double quotes is expected here.'],
  ['[1 2]', 3, 'A comma, or the end of the object or list, is expected here.'],
  ['[1,]', 3, 'A value is expected here.'],
  ['{"a": undefined}', 6, 'A value is expected here.'],
  ['{"a": "\\x"}', 7, 'JSON has no such escape.'],
  ['{"a": 1]', 7, 'A comma, or the end of the object or list, is expected here.'],
])('%s breaks at %i', (text, at, problem) => {
  expect(findBreak(text)).toEqual({at, problem});
});

test.each(['{}', '[]', ' {"a": [1, -2.5e3, true, null, "\\u00e6\\n"]} ', '"a"', '0'])(
  '%s does not break',
  (text) => {
    expect(findBreak(text)).toBeUndefined();
  },
);
