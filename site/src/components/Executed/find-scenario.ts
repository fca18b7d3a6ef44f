import scenarios from '@generated/executed-examples/default/scenarios.json';
import type {ScenarioView} from '@site/plugins/executed-examples/present';

/** The scenario of a file of `site/examples`; a name that none has stops the build. */
export function findScenario(name: string): ScenarioView {
  const scenario = scenarios[name];
  if (scenario === undefined) {
    const known = Object.keys(scenarios).join(', ');
    throw new Error(`There is no scenario "${name}". Write one of: ${known}.`);
  }
  return scenario;
}
