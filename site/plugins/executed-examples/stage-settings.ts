import {SEED} from '@symblepay/sandbox';
import {organisation} from '../../organisation';

/** How the sandbox is set up for a scenario: always alike, so that two builds show the same answers. */
export function stageSettings(scenario: string) {
  return {
    seed: scenario,
    /** A Monday morning. */
    clock: '2026-03-02T09:00:00Z',
    errorsPage: `${organisation.siteUrl}/docs/guidelines/errors`,
  };
}

export const stageKey = SEED.key;
