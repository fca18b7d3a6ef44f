import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {RunnableLanguage} from './runners';
import {runners} from './runners';

type PlacedSamples = {
  /** Runs a sample as a reader would, and returns the JSON that it prints. */
  readonly run: (index: number) => Promise<string>;
  readonly remove: () => void;
};

/** Samples in a folder of their own. */
export function placeSamples(language: RunnableLanguage, codes: readonly string[]): PlacedSamples {
  const {file, wrap = (code: string) => code, install, run} = runners[language];
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const pathOf = (index: number) => join(folder, file(index));
  codes.forEach((code, index) => writeFileSync(pathOf(index), wrap(code, index)));
  install?.(folder);
  return {
    run: (index) => run(pathOf(index)),
    remove: () => rmSync(folder, {recursive: true}),
  };
}
