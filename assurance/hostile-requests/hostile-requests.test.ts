import {startServer} from '@symblepay/sandbox/node';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo, Server} from 'node:net';
import {createServer as createSocketServer} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, onTestFinished, test} from 'vitest';
import {createSiteServer} from '../../deploy/site-server';
import {attackServer} from './attack-server';
import {families} from './families';
import {readResponses} from './read-responses';
import {sandboxRules} from './sandbox-rules';
import {sandboxPlaces, siteTarget, startNpmStart} from './servers';
import {listFiles} from './site-files';

const parent = mkdtempSync(join(tmpdir(), 'hostile-'));
const folder = join(parent, 'site');
for (const [name, text] of Object.entries({
  'package.json': 'outside of the site',
  'site/404.html': 'Not found',
  'site/index.html': 'Home',
  'site/docs/users.html': 'Users',
  'site/docs/users.md': '# Users',
  'site/assets/js/a.js': 'a()',
  'site/sitemap.xml': '<urlset/>',
})) {
  const file = join(parent, name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
afterAll(() => rmSync(parent, {recursive: true}));

const files = listFiles(folder);
const findingsOf = (attacked: Awaited<ReturnType<typeof attackServer>>) =>
  attacked.flatMap(({findings}) => findings);

test('npm start responds rightly to hostile requests', async () => {
  const server = await startNpmStart(folder, files);
  const attacked = await attackServer(server, 6);
  expect(findingsOf(attacked)).toEqual([]);
  expect(await server.stop()).toEqual([]);
});

test('the sandbox responds rightly to hostile requests', async () => {
  const {port, close} = await startServer({port: 0});
  const target = {
    kind: 'sandbox',
    port,
    places: {files: sandboxPlaces},
    rules: sandboxRules,
  } as const;
  expect(findingsOf(await attackServer(target, 6))).toEqual([]);
  await close();
});

/** What the requests of one family find in a server. */
async function find(server: Server, family: string): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const {port} = server.address() as AddressInfo;
  const target = {...siteTarget('start', port, folder, files), patience: 100};
  const chosen = families.filter(({name}) => name === family);
  return findingsOf(await attackServer(target, 40, chosen)).join('\n');
}

type Mistake = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server of the site that makes one mistake: where it is made, the response is sent. */
function withMistake(makeMistake: Mistake) {
  const good = createSiteServer(folder);
  const listener: RequestListener = (request, response) => {
    if (!makeMistake(request, response)) good.emit('request', request, response);
  };
  return createHttpServer(listener);
}

const home = join(folder, 'index.html');
const mistakes: readonly (readonly [what: string, family: string, found: string, Mistake])[] = [
  [
    'repeats the path',
    'encodings and markup',
    'repeats what it was sent',
    ({url = ''}, response) => Boolean(response.writeHead(400).end(`No ${url}`)),
  ],
  [
    'follows ..',
    'traversal',
    'gave 200',
    ({url = ''}, response) => {
      try {
        response.end(readFileSync(join(folder, decodeURIComponent(url.replace(/\?.*/, '')))));
        return true;
      } catch {
        return false;
      }
    },
  ],
  [
    'redirects where the path says',
    'redirects to other hosts',
    'leads to',
    ({url = ''}, response) =>
      url.endsWith('/') && Boolean(response.writeHead(301, {Location: url.slice(0, -1)}).end()),
  ],
  [
    'repeats the path in a header',
    'forwarded names and addresses',
    'sends the header',
    ({headers}, response) => {
      response.setHeader('X-For', String(headers['x-forwarded-host']));
      return false;
    },
  ],
  [
    'fails on what it cannot decode',
    'encodings and markup',
    'gave 500',
    ({url = ''}, response) => {
      try {
        return decodeURIComponent(url) === '';
      } catch {
        return Boolean(response.writeHead(500).end());
      }
    },
  ],
  [
    'repeats a TRACE',
    'methods',
    'gave 200',
    ({method, rawHeaders}, response) =>
      method === 'TRACE' && Boolean(response.end(rawHeaders.join('\n'))),
  ],
  ['does not respond', 'Host', 'was silent', ({headers}) => headers.host?.includes('zq') === true],
  [
    'breaks off',
    'ranges',
    'It breaks off',
    ({headers, socket}) =>
      headers.range !== undefined &&
      Boolean(socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nHom')),
  ],
  [
    'is gone after a request',
    'ranges',
    'was refused',
    function ({headers, socket}) {
      if (headers.range === undefined) return false;
      (socket as unknown as {server: Server}).server.close();
      socket.destroy();
      return true;
    },
  ],
  [
    'sends another part than it says',
    'ranges',
    'sends what is no part of a file',
    ({headers, url}, response) =>
      headers.range !== undefined &&
      url === '/' &&
      Boolean(response.writeHead(206, {'Content-Range': 'bytes 1-2/4'}).end('Ho')),
  ],
  [
    'leaves out a header',
    'traversal',
    'leaves out the header',
    (_, response) => Boolean(response.writeHead(404).end('Not found')),
  ],
  [
    'sends something of its own',
    "the framework's query switches",
    'sends what is no file of the site',
    (_, response) => Boolean(response.end('Hello')),
  ],
  [
    'keeps a page for good',
    "the framework's query switches",
    'lets a page be kept for good',
    ({url = ''}, response) =>
      url.startsWith('/docs/users?') &&
      Boolean(response.setHeader('Cache-Control', 'public, immutable').end('Users')),
  ],
  [
    'is changed by a request',
    'methods',
    'afterwards, the server serves something else',
    ({method}) => {
      if (method === 'PUT') writeFileSync(home, 'Changed');
      return false;
    },
  ],
];

test.each(mistakes)('a server that %s is found by %s', async (_, family, found, makeMistake) => {
  onTestFinished(() => writeFileSync(home, 'Home'));
  expect(await find(withMistake(makeMistake), family)).toContain(found);
});

test('a server that responds to a smuggled request is found', async () => {
  const server = createSocketServer((socket) => {
    socket.once('data', (sent) => {
      const requests = sent.toString('latin1').match(/(GET|POST) \S+ HTTP/g) ?? [];
      socket.end('HTTP/1.1 400 No\r\nContent-Length: 0\r\n\r\n'.repeat(requests.length));
    });
  });
  expect(await find(server, 'two requests in one')).toMatch(/gave 3 responses/);
});

test.each([
  ['text/html', '<p><i id="zq1">', 'repeats markup that it was sent'],
  ['text/html', '<p>&lt;i id=&quot;zq1&quot;&gt;', undefined],
  ['text/plain', 'zq1', 'repeats what it was sent'],
  ['application/json', '{"detail":"<i id=zq1>"}', undefined],
  ['application/json', '{"detail":<i id=zq1>}', 'repeats what it was sent, and not as JSON'],
])('of a sandbox, %s with %s is judged', (type, text, verdict) => {
  const response = {
    status: 400,
    headers: [['content-type', type]] as const,
    body: Buffer.from(text),
  };
  const seen = {response, mark: 'zq1', isHead: false, origin: 'http://127.0.0.1'};
  expect(sandboxRules.map((rule) => rule(seen)).find(Boolean)).toBe(verdict);
});

test('responses are read one by one, in chunks or not', () => {
  const chunked =
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n';
  const interim = 'HTTP/1.1 100 Continue\r\n\r\n';
  const plain = 'HTTP/1.1 404 No\r\nX: 1\r\nContent-Length: 2\r\n\r\nef';
  const responses = readResponses(Buffer.from(chunked + interim + plain), false);
  expect(
    typeof responses === 'string'
      ? responses
      : responses.map(({status, body}) => [status, body.toString()]),
  ).toEqual([
    [200, 'abcd'],
    [404, 'ef'],
  ]);
  expect(readResponses(Buffer.from(plain.slice(0, -1)), false)).toBe('It breaks off.');
});
