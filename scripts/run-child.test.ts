import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {expect, test, vi} from 'vitest';

const slow = `process.stdout.write(process.pid + ' '); setTimeout(() => {}, 60_000)`;
const module = JSON.stringify(new URL('run-child.mjs', import.meta.url).href);
const program = `
  import {runChild} from ${module};
  const run = () => runChild(process.execPath, ['-e', ${JSON.stringify(slow)}]);
  await Promise.all([run(), run()]);
  await run();
`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s to a program ends those that it runs, then the program, and no other begins',
  async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
    let text = '';
    parent.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await vi.waitUntil(() => text.split(' ').length === 3, {timeout: 500_000});
    parent.kill(signal);
    expect(await once(parent, 'close')).toEqual([null, signal]);
    const children = text.trim().split(' ').map(Number);
    expect(children).toHaveLength(2);
    for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
  },
);
