import {defaultOrigin, defaultStart} from '@symblepay/sandbox/facts';
import {organisation} from '../organisation';
import {routes} from '../routes';

/** Fixed for each scenario, so that every build shows the same responses. */
export function sandboxSettings(scenario: string) {
  return {
    seed: scenario,
    clock: defaultStart,
    errorsPage: organisation.siteUrl + routes.errors,
  };
}

/** Where `npm run sandbox` listens: readers see their own addresses in the examples. */
export const origin = defaultOrigin;
