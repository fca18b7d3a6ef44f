import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';
import {expect, test} from 'vitest';
import {runProgram} from '../scripts/run-program';

test('a busy port gets one clear line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const {port} = other.address() as AddressInfo;
  const {status, output} = await serve({PORT: String(port)});
  other.close();
  expect(status).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is in use: stop what runs there, or choose another with PORT=3001.`,
  );
});

test('a port that is no number gets one clear line', async () => {
  const {status, output} = await serve({PORT: 'web'});
  expect(status).toBe(1);
  expect(output.trim()).toBe('PORT is web: write a number from 0 to 65535.');
});

test('a site that is not built gets one clear line', async () => {
  const {status, output} = await serve({PORT: '0', SITE: 'no-such-folder'});
  expect(status).toBe(1);
  expect(output.trim()).toBe('no-such-folder holds no built site: run npm run build first.');
});

function serve(env: Record<string, string>) {
  return runProgram('deploy/serve.ts', {env: {SITE: 'deploy/testing', ...process.env, ...env}});
}
