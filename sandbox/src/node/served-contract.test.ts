import {expect, onTestFinished, test} from 'vitest';
import {startServer} from './server';

async function start() {
  const server = await startServer({port: 0});
  onTestFinished(server.close);
  return server;
}

test.each([
  ['/openapi.json', '/v1/marketplace'],
  ['/_sandbox/openapi.json', '/_sandbox'],
  ['/_worlds/one/openapi.json', '/_worlds/one/v1/marketplace'],
  ['/_worlds/one/_sandbox/openapi.json', '/_worlds/one/_sandbox'],
])('%s names the address of its calls, and a HEAD finds it', async (path, base) => {
  const {origin, worlds} = await start();
  const response = await fetch(origin + path);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({servers: [{url: origin + base}]});
  const head = await fetch(origin + path, {method: 'HEAD'});
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'));
  expect(worlds.listWorlds()).toEqual([]);
});

test('A contract is not served in a world that cannot be', async () => {
  const {origin} = await start();
  expect((await fetch(`${origin}/_worlds/One/openapi.json`)).status).toBe(400);
});
