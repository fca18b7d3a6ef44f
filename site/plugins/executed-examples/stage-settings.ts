import {DEFAULT_START, SEED} from '@symblepay/sandbox/facts';
import {organisation} from '../../organisation';
import {routes} from '../../routes';

/** How the sandbox is set up for a scenario: always alike, so that two builds show the same answers. */
export function stageSettings(scenario: string) {
  return {
    seed: scenario,
    clock: DEFAULT_START,
    errorsPage: organisation.siteUrl + routes.errors,
  };
}

export const stageKey = SEED.key;
