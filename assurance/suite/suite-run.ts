import {stripVTControlCharacters} from 'node:util';

/** One run of the browser tests, alone or as the end of a whole `npm test`. */
export type SuiteRun = {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly command: 'npm test' | 'browser tests';
  readonly minutes: number;
  /** How many browser tests passed. */
  readonly passed: number;
  /** What failed, by name. */
  readonly failed: readonly string[];
};

/** What a run printed, as Playwright sums it up; a run that came to no sum has failed as a whole. */
export function readOutcome(
  output: string,
  status: number | null,
): Pick<SuiteRun, 'passed' | 'failed'> {
  const text = stripVTControlCharacters(output);
  const passed = Number(/^ +(\d+) passed \(/m.exec(text)?.[1] ?? 0);
  const summary = /^ +\d+ (?:failed|flaky|interrupted)\n(?: {4}.*\n)+/gm;
  const failed = [...text.matchAll(summary)].flatMap(([lines]) =>
    lines
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.replace(/[ ─]+$/, '').trim()),
  );
  if (failed.length > 0 || (status === 0 && passed > 0)) return {passed, failed};
  const last = text.trim().split('\n').at(-1)?.trim() ?? '';
  return {passed, failed: [`ended with status ${status}: ${last}`]};
}
