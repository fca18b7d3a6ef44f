import fc from 'fast-check';
import type {Family} from './family';
import {site} from './family';
import {inAddress, oneOf, several} from './hostile-texts';

const climbs = [
  ...[
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%2E%2E%5C',
    '..\\',
    '..%5c',
    '....//',
    '.%2e/',
    './',
  ],
  ...[
    '%252e%252e%252f',
    '..;/',
    '%c0%ae%c0%ae/',
    '%c0%ae%c0%ae%c0%af',
    '%uff0e%uff0e/',
    '//',
    '..',
  ],
];
const outside = [
  ...['etc/passwd', 'etc/hosts', 'proc/self/environ', 'package.json', 'site/package.json'],
  ...[
    '.git/config',
    '.git/HEAD',
    'node_modules/tsx/package.json',
    'deploy/nginx.conf',
    'nginx.conf',
  ],
  ...['symblepay-sandbox.mjs', 'state.json', 'windows/win.ini', 'root/.bash_history'],
];
const starts = [
  '/',
  '/docs/',
  '/assets/',
  '/assets/js/',
  '/hosted/',
  '/v1/marketplace/',
  '//',
  '/./',
];
const cleanedEnds = ['', '/', '.html', '/index.html', '//', '.html?a=1', '/?a=1'];

/** One way up again and again, or several mixed. */
function climbing(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.tuple(oneOf(climbs), fc.integer({min: 1, max: 12})).map(([way, times]) => way.repeat(times)),
    several(climbs, 1, 12),
  );
}

/** Requests that are hostile in their path. */
export const pathFamilies: readonly Family[] = [
  {
    name: 'traversal',
    requests: () =>
      fc
        .tuple(oneOf(starts), climbing(), oneOf(outside), oneOf(['', '?{mark}', '%00.js']))
        .map((parts) => ({target: parts.join('')})),
    right: {...site(301, 400, 404), sandbox: [404]},
  },
  {
    name: 'traversal to what is there',
    requests: ({files}) =>
      fc
        .tuple(oneOf(starts), several([...climbs, '../', '%2e%2e/'], 1, 2), oneOf(files))
        .map(([start, climb, file]) => ({target: start + climb + file.slice(1)})),
    right: {...site(200, 301, 400, 404), sandbox: [200, 401, 404]},
  },
  {
    name: 'encodings and markup',
    requests: () =>
      fc
        .tuple(
          oneOf(starts),
          oneOf([...inAddress, '%', '%zz{mark}', '%E0%A4%A{mark}', '%u0041{mark}', '%ff%fe{mark}']),
          oneOf(['', '{mark}']),
          oneOf(cleanedEnds),
        )
        .map((parts) => ({target: parts.join('')})),
    right: {...site(200, 301, 400, 404), sandbox: [400, 401, 404]},
  },
  {
    name: 'NUL and other controls',
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          oneOf([
            '%00',
            '\0',
            '%00.html',
            '\x01',
            '\x0b',
            '\x0c',
            '\x1b',
            '\x7f',
            '\t',
            '%09',
            '%0b',
          ]),
          oneOf(['', '{mark}', '/../{mark}', '?{mark}\0', '/{mark}/', '{mark}.html']),
        )
        .map((parts) => ({target: parts.join('')})),
    right: {...site(400, 404, 301, 200), sandbox: [400, 404, 401]},
  },
  {
    name: 'long paths',
    requests: () =>
      fc
        .tuple(
          fc.constantFrom(250, 255, 256, 1_000, 4_000, 4_096, 8_000, 8_150, 8_192, 9_000, 12_000),
          oneOf(['x', 'x/', '%41', '%00', '../', '//', 'x.', '\xf8', 'x.html/', ';']),
          oneOf([
            '/',
            '/?',
            '/docs/',
            '/docs/users?',
            '/hosted/checkout/',
            '/v1/marketplace/users/',
          ]),
          oneOf(cleanedEnds),
        )
        .map(([length, unit, start, end]) => ({
          target: `${start}{mark}${unit.repeat(Math.ceil(length / unit.length))}${end}`,
        })),
    right: {
      nginx: [200, 301, 400, 404, 414],
      start: [200, 301, 400, 404, 431],
      sandbox: [400, 401, 404],
    },
  },
  {
    name: 'redirects to other hosts',
    requests: () =>
      fc
        .tuple(
          several(
            ['/', '\\', '%5c', '%2f', '%5C', '\t', '%09', '%0a', '@', '/.', ':', '/..'],
            1,
            4,
          ),
          oneOf([
            '{mark}.example',
            '{mark}.example:80',
            'user@{mark}.example',
            'https://{mark}.example',
          ]),
          oneOf(cleanedEnds),
        )
        .map(([slashes, host, end]) => ({target: `/${slashes}${host}${end}`})),
    right: {...site(301, 400, 404), sandbox: [400, 404]},
  },
  {
    name: 'what other sites have',
    requests: () =>
      fc
        .tuple(
          oneOf([
            ...['/__docusaurus/debug', '/__docusaurus/debug/config', '/.docusaurus/registry.js'],
            ...[
              '/wp-admin',
              '/.env',
              '/.git/HEAD',
              '/server-status',
              '/nginx_status',
              '/cgi-bin/x',
            ],
            ...['/actuator/env', '/phpinfo.php', '/.well-known/{mark}', '/graphql', '/api/{mark}'],
            ...[
              '/node_modules/',
              '/src/',
              '/main.js.map',
              '/.DS_Store',
              '/_headers',
              '/web.config',
            ],
          ]),
          oneOf(['', '?{mark}', '/{mark}', '.bak', '~', '.html', '/']),
        )
        .map((parts) => ({target: parts.join('')})),
    right: {...site(301, 404), sandbox: [404]},
  },
  {
    name: "the framework's query switches",
    requests: ({files}) =>
      fc
        .tuple(
          oneOf(files),
          oneOf(['?', '?a=1&', '??', '?&&']),
          oneOf([
            ...['docusaurus-theme', 'docusaurus-data-theme', 'docusaurus-data-arriving'],
            ...['docusaurus-data-{mark}', 'docusaurus-data-announcement-bar-initially-dismissed'],
            ...[
              '_highlight',
              'docusaurus-redirect',
              'version',
              'theme',
              'preview',
              '__proto__',
              'x[]',
            ],
          ]),
          oneOf(['', '=', '=dark', '=true']),
          oneOf(['', ...inAddress]),
        )
        .map((parts) => ({target: parts.join('')})),
    right: {nginx: [200], start: [200, 400], sandbox: [200, 400, 401]},
  },
];
