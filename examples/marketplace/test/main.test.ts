import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {expect, onTestFinished, test} from 'vitest';
import {openWorld} from './world.ts';

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('it starts from its environment, and prints what it learns of a trade', async () => {
  const world = openWorld();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const endpoint = {url: `${origin}/webhooks/symblepay`};
  const {secret} = await world.control<{secret: string}>('/webhooks/endpoints', endpoint);
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE: join(folder, 'marketplace.jsonl'),
      SANDBOX_SECRET: secret,
      SYMBLEPAY_API_KEY: world.apiKey,
      SYMBLEPAY_SERVER: world.server,
    },
  });
  onTestFinished(async () => {
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toContain(`Listening on port ${port}`);
  const ask = async (path: string, body: object) => {
    const response = await fetch(origin + path, {method: 'POST', body: JSON.stringify(body)});
    return (await response.json()) as {readonly id: string};
  };
  const item = {seller: 'user-10077', title: 'Lamp', description: 'Brass.', price: 180};
  const {id} = await ask('/items', item);
  const order = await ask(`/items/${id}/orders`, {user: 'user-7'});
  expect((await lines.next()).value).toContain(`Order ${order.id}: `);
});
