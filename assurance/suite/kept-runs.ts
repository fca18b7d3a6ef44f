import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SuiteRun} from './suite-run';

/** In Git, because twenty runs take hours: they add up from day to day. */
export const keptRuns = 'assurance/suite/runs.ndjson';

const file = join(import.meta.dirname, '../..', keptRuns);

export function readRuns(): readonly SuiteRun[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SuiteRun);
}

export function keepRun(run: SuiteRun): void {
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}
