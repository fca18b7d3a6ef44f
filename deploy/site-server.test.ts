import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {RequestOptions} from 'node:http';
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSiteServer} from './site-server';

test('a build that is replaced while it is served changes responses and ends nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(folder, '404.html'), 'Not found');
  await writeFile(join(folder, 'old.html'), 'Old');
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return {status: response.status, text: await response.text()};
  };
  expect(await read('/old')).toEqual({status: 200, text: 'Old'});
  await rm(join(folder, 'old.html'));
  await writeFile(join(folder, 'new.html'), 'New');
  expect(await read('/old')).toEqual({status: 404, text: 'Not found'});
  expect(await read('/new')).toEqual({status: 200, text: 'New'});
  server.close();
  await rm(folder, {recursive: true});
});

describe('Requests that a browser does not send', () => {
  let folder = '';
  let port = 0;
  let server: ReturnType<typeof createSiteServer>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, '404.html'), 'Not found');
    await writeFile(join(folder, 'page.html'), '0123456789');
    server = createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    ({port} = server.address() as AddressInfo);
  });
  afterAll(async () => {
    server.close();
    await rm(folder, {recursive: true});
  });

  /** Sends the path as it is. */
  const send = (options: RequestOptions) =>
    new Promise<readonly [number | undefined, string, string | undefined]>((resolve, reject) => {
      request({port, path: '/page', agent: false, ...options}, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve([response.statusCode, text, response.headers.allow]));
      })
        .on('error', reject)
        .end();
    });

  test.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=8-', 206, '89'],
    ['bytes=8-20', 206, '89'],
    ['bytes=20-', 416, ''],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=-3', 200, '0123456789'],
    ['bytes=0-0', 200, '0123456789'],
    ['bytes=0-99999999999999999999', 200, '0123456789'],
    ['bytes=1-2,4-5', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
  ])('the range %s is sent or ignored', async (range, status, text) => {
    expect(await send({headers: {range}})).toEqual([status, text, undefined]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect(await send({method})).toEqual([405, '', 'GET, HEAD']);
  });

  test.each([
    '/assets/../page',
    '/assets/%2e%2E/page',
    '/./page',
    '/assets/..',
    '/x/..\\page.html',
  ])('%s is not found, for it could be kept as another page', async (path) => {
    expect(await send({path})).toEqual([404, 'Not found', undefined]);
  });

  test.each(['http://127.0.0.1/page', 'HTTPS://example.com/page?a=http://b'])(
    '%s in place of a path is the page of that path',
    async (path) => {
      expect(await send({path})).toEqual([200, '0123456789', undefined]);
    },
  );
});
