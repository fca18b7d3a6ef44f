import {
  basePath as controlPath,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {basePath, operations} from '@symblepay/openapi/operations';
import {naughtyStrings, spoiltBodies, tortureBodies} from '@symblepay/sandbox/bad-bodies';
import {seeded} from '@symblepay/sandbox/facts';
import fc from 'fast-check';
import type {Family} from './family';
import {inAddress, inHeader, oneOf} from './hostile-texts';
import {asBytes} from './request';

const calls = Object.values(operations).map((each) => ({...each, path: basePath + each.path}));
const pathsOf = (wanted: 'get' | 'post') =>
  calls.filter(({method}) => method === wanted).map(({path}) => path);
const changes = Object.values(controlOperations).filter(({method}) => method !== 'get');
const key = `Authorization: Bearer ${seeded.key}`;

/** Requests that are hostile to the sandbox alone. None may change what it holds. */
export const sandboxFamilies: readonly Family[] = [
  {
    name: 'ids in paths',
    requests: () =>
      fc
        .tuple(fc.constantFrom(...calls), oneOf(inAddress), oneOf(['', '/', '?a={mark}']))
        .map(([{method, path}, id, end]) => ({
          method: method.toUpperCase(),
          target: path.replace(/\{\w+\}/g, () => id) + end,
          headers: [key],
          body: '',
        })),
    right: {sandbox: [400, 404, 405]},
  },
  {
    name: 'bodies of calls',
    requests: () =>
      fc
        .tuple(
          oneOf(pathsOf('post')),
          fc.oneof(oneOf(tortureBodies), oneOf(naughtyStrings), spoiltBodies()),
          oneOf(['application/json', 'text/plain', 'application/json; charset=utf-16', '{mark}']),
        )
        .map(([path, text, type]) => ({
          method: 'POST',
          target: path.replace(/\{\w+\}/g, '{mark}'),
          headers: [key, `Content-Type: ${type}`],
          body: asBytes(text),
        })),
    right: {sandbox: [400]},
  },
  {
    name: 'keys and correlation ids',
    requests: () =>
      fc
        .tuple(
          oneOf(pathsOf('get')),
          oneOf(['Authorization: ', 'Authorization: Bearer ', 'X-Correlation-Id: ']),
          oneOf(inHeader),
        )
        .map(([path, name, value]) => ({
          target: path.replace(/\{\w+\}/g, 'nobody'),
          headers: [name + value],
        })),
    right: {sandbox: [400, 401]},
  },
  {
    name: 'names of worlds',
    requests: () =>
      fc.oneof(
        fc
          .tuple(
            oneOf(inAddress),
            oneOf(['/_sandbox/clock', '/hosted/style.css', '', '/..', '/openapi.json']),
          )
          .map(([name, rest]) => ({target: `/_worlds/${name}X${rest}`})),
        oneOf(inHeader).map((name) => ({
          target: `${controlPath}/clock`,
          headers: [`X-Sandbox-World: ${name}X`],
        })),
        oneOf(inHeader).map((name) => ({
          target: `${basePath}/users/nobody`,
          headers: [`${key}~${name}X`],
        })),
      ),
    right: {sandbox: [400, 401, 404]},
  },
  {
    name: 'pages of other sites',
    requests: () =>
      fc
        .tuple(
          fc.constantFrom(...changes),
          oneOf([
            ...[
              'Origin: https://{mark}.example',
              'Origin: null',
              'Origin: http://localhost:{mark}',
            ],
            ...[
              'Sec-Fetch-Site: cross-site',
              'Sec-Fetch-Site: same-site',
              'Origin: <i id="{mark}">',
            ],
          ]),
        )
        .map(([{method, path}, header]) => ({
          method: method.toUpperCase(),
          target: controlPath + path.replace(/\{\w+\}/g, '{mark}'),
          headers: [header, 'Content-Type: text/plain'],
          body: '{}',
        })),
    right: {sandbox: [403]},
  },
  {
    name: 'hosted pages',
    requests: () =>
      fc
        .tuple(
          oneOf(['checkout', 'connect', 'status', 'payment', '{mark}', '..']),
          oneOf(inAddress),
          oneOf(['GET', 'POST']),
          oneOf(['', '?state={mark}']),
        )
        .map(([kind, token, method, end]) => ({
          method,
          target: `/hosted/${kind}/${token}${end}`,
          headers: ['Content-Type: application/x-www-form-urlencoded'],
          body: 'choice={mark}',
        })),
    right: {sandbox: [400, 404]},
  },
];
