import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SuiteRun} from './suite-run';

/** In Git: twenty runs take longer than anybody waits for, so they add up from day to day. */
const file = join(import.meta.dirname, 'runs.ndjson');

export function readRuns(): readonly SuiteRun[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SuiteRun);
}

export function keepRun(run: SuiteRun): void {
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}
