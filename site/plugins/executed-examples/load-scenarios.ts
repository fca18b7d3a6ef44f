import {readdir} from 'node:fs/promises';
import {join, parse} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Scenario} from './scenario';

/** The scenarios of a folder by the names of their files. */
export async function loadScenarios(folder: string): Promise<ReadonlyMap<string, Scenario>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const scenarios = new Map<string, Scenario>();
  for (const file of files) {
    const scenario = (await import(pathToFileURL(join(folder, file)).href)) as Scenario;
    scenarios.set(parse(file).name, scenario);
  }
  return scenarios;
}
