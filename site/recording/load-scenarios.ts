import {readdir} from 'node:fs/promises';
import {join, parse} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Scenario} from './scenario';

const folder = join(__dirname, '../examples');

/** The scenarios of `site/examples` by the names of their files. */
export async function loadScenarios(): Promise<ReadonlyMap<string, Scenario>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const scenarios = new Map<string, Scenario>();
  for (const file of files) {
    const scenario = (await import(pathToFileURL(join(folder, file)).href)) as Scenario;
    scenarios.set(parse(file).name, scenario);
  }
  return scenarios;
}
