import {basePath} from '@symblepay/openapi/operations';
import {SEED} from '@symblepay/sandbox';
import {startServer} from '@symblepay/sandbox/node';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {createInterface} from 'node:readline';
import {expect, onTestFinished, test} from 'vitest';

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('the whole receiver, started as the guide says, prints the status of a trade', async () => {
  const server = await startServer({port: 0});
  const port = await findFreePort();
  const post = async (path: string, body: unknown) => {
    const headers = {Authorization: `Bearer ${SEED.key}`, 'Content-Type': 'application/json'};
    const init = {method: 'POST', headers, body: JSON.stringify(body)};
    return (await (await fetch(server.origin + path, init)).json()) as Record<string, string>;
  };
  const {secret} = await post('/_sandbox/webhooks/endpoints', {
    url: `http://127.0.0.1:${port}/webhooks/symblepay`,
  });
  const child = spawn(process.execPath, ['--import', 'tsx', `${import.meta.dirname}/main.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_SECRET: secret,
      SYMBLEPAY_API_KEY: SEED.key,
      SYMBLEPAY_SERVER: `${server.origin}${basePath}`,
    },
  });
  onTestFinished(async () => {
    const exited = once(child, 'exit');
    child.kill();
    await exited;
    await server.close();
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe(`Listening on port ${port}`);
  const {body} = server.sandbox.control.suggestValues('initiateTrade');
  const {tradeId} = await post(`${basePath}/trades/initiate`, body);
  expect((await lines.next()).value).toContain(`${tradeId}: `);
}, 60_000);
