import {tortureBodies} from '@symblepay/sandbox/bad-bodies';
import fc from 'fast-check';
import type {Family} from './family';
import {bare, site} from './family';
import {oneOf, several} from './hostile-texts';
import {asBytes} from './request';

const methods = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH'],
  ...['PURGE', 'MOVE', 'COPY', 'M-SEARCH', 'SOURCE', 'MERGE', 'LINK', 'REPORT', 'BIND', 'UNLOCK'],
];
const noMethods = [
  ...['get', 'Get', 'GETT', 'GET{mark}', '{mark}', 'DEBUG', 'TRACK', '\0GET', 'GET\t', '"GET"', ''],
  ...['GET\xa0', '<i>', 'X'.repeat(9_000), 'SSTP_DUPLEX_POST', 'PRI', 'HELO', '-', 'CONNECT'],
];
const framings = [
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 60'],
  ['Content-Length: 0', 'Content-Length: 60'],
  ['Content-Length: -1'],
  ['Content-Length: +5'],
  ['Content-Length: 5x'],
  ['Content-Length: 0x5'],
  ['Content-Length: 99999999999999999999'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding:\x0bchunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: {mark}'],
  ['Transfer-Encoding : chunked'],
  ['Content-Length : 60'],
  ['Content-Length: 0\r\n 60'],
];
const framedBodies = [
  '0\r\n\r\n',
  'hello',
  'fffffffffffffffff\r\nx\r\n',
  '5;{mark}\r\nhello\r\n0\r\n\r\n',
  '-1\r\n\r\n',
  '',
];

/**
 * Requests that are hostile in what they are: their method, their body, or hardly a request. 501 and 505
 * are what HTTP asks for when a server knows neither the framing nor the version (RFC 9110, 15.6).
 */
export const wireFamilies: readonly Family[] = [
  {
    name: 'methods',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(methods),
          oneOf([...files, '/{mark}', '/docs/users.html']),
          oneOf(['', 'X-Method: {mark}', 'X-HTTP-Method-Override: GET']),
          oneOf(['', '{mark}', '{"a":"{mark}"}']),
        )
        .map(([method, target, header, body]) => ({
          ...{method, target, body},
          headers: header === '' ? [] : [header],
        })),
    right: {nginx: [301, 404, 405], start: [405], sandbox: [400, 401, 404, 405]},
  },
  {
    name: 'no methods',
    requests: ({files}) =>
      fc
        .tuple(oneOf(noMethods), oneOf([...files, '*', '{mark}.example:443', '/{mark}']))
        .map(([method, target]) => ({method, target})),
    right: {nginx: [400, 404, 405, 414], start: [400, 'closed'], sandbox: [400, 'closed']},
  },
  {
    name: 'bodies',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(['GET', 'POST']),
          oneOf(files),
          oneOf(['application/json', 'text/xml', 'multipart/form-data; boundary={mark}', '{mark}']),
          oneOf([
            ...tortureBodies,
            '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
          ]),
        )
        .map(([method, target, type, text]) => ({
          ...{method, target},
          headers: [`Content-Type: ${type}`],
          body: asBytes(text),
        })),
    right: {...site(200, 405), sandbox: [200, 400, 401, 404, 405]},
  },
  {
    name: 'two requests in one',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(['GET', 'POST']),
          oneOf(files),
          fc.constantFrom(...framings),
          oneOf(framedBodies),
        )
        .map(([method, file, framing, body]) => {
          const smuggled = 'GET /{mark} HTTP/1.1\r\nHost: {host}\r\n\r\n';
          const last = `GET ${file} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n`;
          const head = [`${method} ${file} HTTP/1.1`, 'Host: {host}', ...framing].join('\r\n');
          return {bytes: `${head}\r\n\r\n${body}${smuggled}${last}`};
        }),
    right: {nginx: [400, 413, 501], start: [400, 405], sandbox: [400]},
    most: 1,
  },
  {
    name: 'other protocols and noise',
    requests: () =>
      fc
        .oneof(
          oneOf([
            'GET /\r\n\r\n',
            'GET / HTTP/0.9\r\n\r\n',
            'GET / HTTP/3.0\r\nHost: {host}\r\n\r\n',
            'GET / HTTP/1.1{mark}\r\nHost: {host}\r\n\r\n',
            'GET / FTP/1.1\r\nHost: {host}\r\n\r\n',
            'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
            'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
            '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03{mark}',
            'EHLO {mark}\r\n',
            'SSH-2.0-{mark}\r\n',
            '*1\r\n$4\r\nPING\r\n',
            '{"jsonrpc":"2.0","method":"{mark}"}\r\n',
            '\r\n'.repeat(2_000),
            ' GET / HTTP/1.1\r\nHost: {host}\r\n\r\n',
          ]),
          several(
            ['\0', '\xff', '\r', '\n', ' ', 'GET', '/', 'HTTP/1.1', ':', '{mark}', '\x80'],
            1,
            40,
          ),
          fc
            .uint8Array({minLength: 1, maxLength: 300})
            .map((each) => Buffer.from(each).toString('latin1')),
        )
        .map((bytes) => ({bytes, isCut: true})),
    right: {
      nginx: [bare, 200, 400, 405, 505, 'closed'],
      start: [400, 'closed'],
      sandbox: [400, 421, 'closed'],
    },
  },
  {
    name: 'requests that break off',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          oneOf([
            'GET {file}',
            'GET {file} HTTP/1.1\r\nHost: {host}\r\nX: {mark}',
            'POST {file} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n{mark}',
            'POST {file} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe',
            'POST {file} HTTP/1.1\r\nHost: {host}\r\nExpect: {mark}\r\nContent-Length: 9\r\n\r\n',
          ]),
        )
        .map(([file, text]) => ({bytes: text.replace('{file}', file), isCut: true})),
    right: {
      nginx: [400, 405, 417, 'closed'],
      start: [400, 405, 417, 'closed'],
      sandbox: [400, 417, 'closed'],
    },
    // Node refuses the wish, and then what breaks off.
    most: 2,
  },
];
