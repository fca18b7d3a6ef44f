import {expect, test} from 'vitest';
import type {Job} from './run-jobs';
import {command, inTurn, together} from './run-jobs';

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

test('jobs in turn follow one another and stop at the first that fails', async () => {
  const done: string[] = [];
  const job = (label: string): Job => ({label, run: () => Promise.resolve(done.push(label))});
  const failing = command('Fail', 'node -e process.exit(3)');
  const jobs = inTurn(job('one'), job('two'), failing, job('three'));
  await expect(jobs.run()).rejects.toThrow('node stopped with status 3.');
  expect(done).toEqual(['one', 'two']);
});

test('once something beside them fails, no further job in turn begins', async () => {
  const begun: string[] = [];
  const endless: Job = {
    label: 'Go on for ever',
    run: (signal) => command('', 'node -e setInterval(()=>{},1e6)').run(signal),
  };
  const next: Job = {label: 'Next', run: () => Promise.resolve(begun.push('next'))};
  const failing = command('Fail', 'node -e process.exit(3)');
  await expect(together(inTurn(endless, next), failing).run()).rejects.toThrow('status 3.');
  expect(begun).toEqual([]);
});
