import {createSandbox} from '@symblepay/sandbox';
import {loadScenarios} from './load-scenarios';
import {recordScenario} from './record-scenario';
import type {Recording} from './recording';
import {origin, sandboxSettings} from './sandbox-settings';

/** Plays every scenario on a sandbox of its own. */
export async function recordAll(): Promise<ReadonlyMap<string, Recording>> {
  const recordings = new Map<string, Recording>();
  for (const [name, scenario] of await loadScenarios()) {
    const sandbox = await createSandbox({...sandboxSettings(name), origin});
    try {
      recordings.set(name, await recordScenario(scenario, {origin, send: sandbox.fetch}));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`site/examples/${name}.ts cannot be played. ${reason}`, {cause});
    }
    await sandbox.close();
  }
  return recordings;
}
