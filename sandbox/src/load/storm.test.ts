import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {storm} from './storm';

test('A storm of calls breaks no rule', async () => {
  const report = await storm(await createSandbox(), 1_000, 20);
  expect(report.problems).toEqual([]);
  expect(Math.min(report.accepted, report.refused)).toBeGreaterThan(50);
});
