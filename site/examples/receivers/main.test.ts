import {basePath} from '@symblepay/openapi/operations';
import type {TradeCreation} from '@symblepay/openapi/types';
import {seeded} from '@symblepay/sandbox';
import {startServer} from '@symblepay/sandbox/node';
import {Client} from '@symblepay/sandbox/conformance';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';
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
  const client = new Client({origin: server.origin, send: fetch});
  const {secret} = await client.control('addEndpoint', {
    body: {
      url: `http://127.0.0.1:${port}/webhooks/symblepay`,
    },
  });
  const child = spawn(process.execPath, ['--import', 'tsx', `${import.meta.dirname}/main.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_SECRET: secret,
      SYMBLEPAY_API_KEY: seeded.key,
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
  const {body} = server.sandbox.control.suggestValues({operationId: 'initiateTrade'});
  const {tradeId} = await client.call('initiateTrade', {body: body as TradeCreation});
  expect((await lines.next()).value).toContain(`${tradeId}: `);
});
