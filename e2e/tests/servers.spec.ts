import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test} from '@playwright/test';
import {sites} from '../sites';

const ownPort = Number(new URL(sites.docs.url).port);

/** Starts servers of which the first of the site has this port. */
function startAll(port: number) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'e2e/servers/all.ts'], {
    env: {...process.env, E2E_PORT: String(port - 1)},
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return {program, ended: once(program, 'close'), printed: () => printed};
}

test('all servers end with whoever has started them', async () => {
  // Apart from the servers of this run, and from those of a worker that does the same.
  const otherPort = ownPort + 400 + 50 * test.info().parallelIndex;
  const {program, ended, printed} = startAll(otherPort);
  await expect.poll(printed).toContain('All servers respond.');
  const url = `http://127.0.0.1:${otherPort}/`;
  expect((await fetch(url)).status).toBe(200);
  program.stdin.end();
  await ended;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a port that is taken is named, and nothing else is started', async () => {
  const {program, ended, printed} = startAll(ownPort);
  await ended;
  expect(program.exitCode).toBe(1);
  expect(printed()).toContain(`Something runs already at ${sites.docs.url}, `);
});
