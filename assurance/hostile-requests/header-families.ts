import fc from 'fast-check';
import type {Family} from './family';
import {bare, site} from './family';
import {inHeader, oneOf, several} from './hostile-texts';

const namesOfHosts = [
  ...[
    '{mark}.example',
    '{mark}.example:80',
    'user@{mark}.example',
    '{host}.{mark}.example',
    '{mark}',
  ],
  ...[
    '[::1]',
    '[{mark}]',
    '127.0.0.1',
    '0',
    '{host},{mark}.example',
    '{host}{mark}',
    '../{mark}',
    '"',
  ],
  ...[
    '{mark}\\.example',
    '<i id="{mark}">',
    '{mark}_',
    '*',
    '',
    'localhost.{mark}',
    '{mark}.:99999',
  ],
];
const forwarded = [
  ...['X-Forwarded-Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Host', 'Via'],
  ...['X-Original-URL', 'X-Rewrite-URL', 'X-HTTP-Method-Override', 'X-Forwarded-Prefix', 'Origin'],
];
const oddRanges = [
  ...[
    'bytes=0-0',
    'bytes=5-2',
    'bytes=-1',
    'bytes=-0',
    'bytes=0-',
    'bytes=10-99999999999',
    'bytes=',
  ],
  ...[
    'bytes=99999999-',
    'bytes=0-1,3-4',
    'bytes=0-,0-,0-,0-',
    'bytes=a-b',
    'bytes=1-x',
    'lines=1-2',
  ],
  ...[
    'bytes=-99999999999999999999',
    'bytes=18446744073709551615-',
    'bytes=1.5-3',
    'bytes= 0 - 5',
    '-',
  ],
  ...['bytes=0x0-0x9', 'bytes=2147483648-1', 'bytes=1e3-', 'bytes=--5', '{mark}', 'bytes={mark}-'],
  `bytes=${Array.from({length: 200}, (_, index) => `${index}-${index}`).join(',')}`,
];

/** Requests that are hostile in a header. */
export const headerFamilies: readonly Family[] = [
  {
    name: 'Host',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf([...files, '/docs/', '/docs/users.html', '/docs/users/index.html']),
          oneOf(namesOfHosts),
          fc.boolean(),
        )
        .map(([target, host, isTwice]) => ({
          target,
          headers: [`Host: ${host}`, ...(isTwice ? ['Host: {host}'] : [])],
        })),
    right: {nginx: [200, 301, 400], start: [200, 301], sandbox: [200, 401, 404, 421]},
  },
  {
    name: 'an address in the request line',
    requests: ({files}) =>
      fc
        .tuple(oneOf(['http://', 'HTTPS://']), oneOf(namesOfHosts), oneOf(['', ...files]))
        .map((parts) => ({target: parts.join('').replaceAll(' ', '%20')})),
    right: {nginx: [200, 400], start: [200, 400, 404], sandbox: [200, 400, 401, 404, 421]},
  },
  {
    name: 'forwarded names and addresses',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf([...files, '/docs/', '/docs/users.html']),
          oneOf(forwarded),
          oneOf(['{mark}.example', 'https://{mark}.example/', '/{mark}', 'host={mark}', 'DELETE']),
        )
        .map(([target, name, value]) => ({target, headers: [`${name}: ${value}`]})),
    right: {...site(200, 301), sandbox: [200, 401, 404]},
  },
  {
    name: 'ranges',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          oneOf(oddRanges),
          oneOf(['GET', 'HEAD']),
          oneOf(['', 'If-Range: "{mark}"', 'If-Range: Wed, 21 Oct 2099 07:28:00 GMT']),
        )
        .map(([target, range, method, more]) => ({
          ...{method, target},
          headers: [`Range: ${range}`, ...(more === '' ? [] : [more])],
        })),
    right: {...site(200, 206, 416), sandbox: [200, 401]},
  },
  {
    name: 'conditions and wishes',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          oneOf([
            ...['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Accept'],
            ...['Accept-Encoding', 'Accept-Language', 'Accept-Charset', 'TE', 'Upgrade', 'Pragma'],
          ]),
          oneOf([
            ...['*', 'gzip', 'gzip;q=-1', 'W/"{mark}"', '"', 'Thu, 99 Foo 2099', 'h2c, websocket'],
            ...[
              'Wed, 21 Oct 2099 07:28:00 GMT',
              'identity;q=0, *;q=0',
              ',,,,',
              '\xff\xfe',
              ...inHeader,
            ],
          ]),
        )
        .map(([target, name, value]) => ({target, headers: [`${name}: ${value}`]})),
    right: {...site(200, 304, 412), sandbox: [200, 401]},
  },
  {
    name: 'markup in every header',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf([...files, '/{mark}', '/docs/']),
          oneOf([
            'Referer',
            'User-Agent',
            'Cookie',
            'Accept-Language',
            'From',
            'X-{mark}',
            'Origin',
          ]),
          oneOf(inHeader),
        )
        .map(([target, name, value]) => ({target, headers: [`${name}: ${value}`]})),
    right: {...site(200, 301, 404), sandbox: [200, 401, 404]},
  },
  {
    name: 'injected headers',
    requests: () =>
      fc
        .tuple(
          oneOf(['/', '/docs/', '/docs/users/', '/docs/users?', '/hosted/checkout/']),
          oneOf([
            '%0d%0a',
            '%0a',
            '%0d',
            '%E5%98%8A%E5%98%8D',
            '%250d%250a',
            '%u000a',
            '\r',
            '\n',
            '\r\n',
          ]),
          oneOf([
            'Set-Cookie:%20{mark}=1',
            'Location:%20https://{mark}.example',
            '%20<i id={mark}>',
          ]),
          oneOf(['', '/', '.html', '/index.html?a={mark}']),
        )
        .map((parts) => ({target: parts.join('')})),
    right: {
      nginx: [bare, 200, 301, 400, 404],
      start: [200, 301, 400, 404],
      sandbox: [400, 401, 404],
    },
  },
  {
    name: 'malformed headers',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          several(
            [
              ...[
                'X: a\r\n b{mark}',
                'X : {mark}',
                ': {mark}',
                'X{mark}',
                'X: a\0{mark}',
                '\0: a',
                'X:a\x01',
              ],
              ...[
                'X: a\rSet-Cookie: {mark}',
                'X: a\nY: {mark}',
                '\tX: {mark}',
                'X\x7f: a',
                'X[]: {mark}',
              ],
              ...[
                'Connection: {mark}',
                'Connection: close, X-A',
                'X-\xf8: a',
                '(): { :; }; echo {mark}',
              ],
            ].map((line) => `${line}\r\n`),
            1,
            3,
          ),
        )
        .map(([target, lines]) => ({target, headers: [lines.slice(0, -2)]})),
    right: {...site(200, 400), sandbox: [200, 400, 401]},
  },
  {
    name: 'large headers',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          fc.constantFrom(10, 100, 1_000, 8_000, 8_192, 9_000, 17_000),
          fc.boolean(),
        )
        .map(([target, size, isMany]) => ({
          target,
          headers: isMany
            ? Array.from({length: size / 10}, (_, index) => `X-${index}: {mark}`)
            : [`Cookie: a={mark}${'x'.repeat(size)}`],
        })),
    right: {nginx: [200, 400], start: [200, 431], sandbox: [200, 401, 431]},
  },
];
