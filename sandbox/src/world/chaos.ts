import type {Chaos, ChaosKind} from '@symblepay/openapi/control/types';
import {drawFrom} from './ids';

/**
 * Whether chaos befalls a subject: a webhook, a link or a request. It depends on nothing but the
 * settings and the subject, so that the same calls go wrong in the same places.
 */
export function strikes(
  {kinds, chance = 1, seed = ''}: Chaos,
  kind: ChaosKind,
  subject: string | number,
): boolean {
  return kinds.includes(kind) && drawFrom(`${seed}/${kind}/${subject}`) < chance;
}

const minute = 60_000;

/** How long a webhook waits, in milliseconds. */
export function delayOf(chaos: Chaos, subject: string): number {
  if (strikes(chaos, 'webhook-late', subject)) return 30 * minute;
  return strikes(chaos, 'webhook-overtaken', subject) ? minute : 0;
}
