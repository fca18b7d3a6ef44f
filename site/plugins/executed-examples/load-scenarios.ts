import {createSandbox, SEED} from '@symblepay/sandbox';
import {readdir} from 'node:fs/promises';
import {join, parse} from 'node:path';
import {pathToFileURL} from 'node:url';
import {organisation} from '../../organisation';
import {recordScenario} from './record-scenario';
import type {Recording} from './recording';
import type {Scenario} from './scenario';

const origin = 'http://127.0.0.1:4010';
/** A Monday morning; every scenario starts here, so that two builds show the same answers. */
const clock = '2026-03-02T09:00:00Z';

/** Plays every scenario of the folder on a sandbox of its own. */
export async function recordAll(folder: string): Promise<ReadonlyMap<string, Recording>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const recordings = new Map<string, Recording>();
  for (const file of files) {
    const {name} = parse(file);
    try {
      const {default: scenario} = (await import(pathToFileURL(join(folder, file)).href)) as {default: Scenario};
      recordings.set(name, await playOnNewSandbox(scenario, name));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`site/examples/${file} cannot be played. ${reason}`, {cause});
    }
  }
  return recordings;
}

async function playOnNewSandbox(scenario: Scenario, seed: string): Promise<Recording> {
  const sandbox = await createSandbox({
    clock,
    seed,
    origin,
    errorsPage: `${organisation.siteUrl}/docs/guidelines/errors`,
  });
  const recording = await recordScenario(scenario, {origin, key: SEED.key, fetch: sandbox.fetch});
  await sandbox.close();
  return recording;
}
