import {expect, test} from 'vitest';
import type {Job} from './run-jobs';
import {command, together} from './run-jobs';

test('a job that fails ends those that run beside it', async () => {
  let ended: Promise<unknown> | undefined;
  const endless: Job = {
    label: 'Go on for ever',
    run: (signal) => (ended = command('', 'node -e setInterval(()=>{},1e6)').run(signal)),
  };
  const failing = command('Fail', 'node -e process.exit(3)');
  await expect(together(endless, failing).run()).rejects.toThrow('node stopped with status 3.');
  await expect(ended).rejects.toThrow('node stopped with status unknown.');
});
