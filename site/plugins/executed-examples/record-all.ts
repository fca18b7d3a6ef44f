import {createSandbox} from '@symblepay/sandbox';
import {DEFAULT_ORIGIN} from '@symblepay/sandbox/facts';
import {loadScenarios} from './load-scenarios';
import {recordScenario} from './record-scenario';
import type {Recording} from './recording';
import type {Scenario} from './scenario';
import {stageKey, stageSettings} from './stage-settings';

/** Where `npm run sandbox` answers: readers see their own addresses in the examples. */
export const origin = DEFAULT_ORIGIN;

/** Plays every scenario of the folder on a sandbox of its own. */
export async function recordAll(folder: string): Promise<ReadonlyMap<string, Recording>> {
  const recordings = new Map<string, Recording>();
  for (const [name, scenario] of await loadScenarios(folder)) {
    try {
      recordings.set(name, await playOnNewSandbox(scenario, name));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`site/examples/${name}.ts cannot be played. ${reason}`, {cause});
    }
  }
  return recordings;
}

async function playOnNewSandbox(scenario: Scenario, name: string): Promise<Recording> {
  const sandbox = await createSandbox({...stageSettings(name), origin});
  const recording = await recordScenario(scenario, {origin, key: stageKey, fetch: sandbox.fetch});
  await sandbox.close();
  return recording;
}
