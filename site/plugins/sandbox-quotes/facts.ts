import {ATTEMPT_LIMIT, MAX_ATTEMPTS} from '@symblepay/sandbox/facts';
import {measureSchedule} from './retry-schedule';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Numbers about webhooks for use in a sentence, by the name that the guide gives. */
export const facts: Readonly<Record<string, string>> = {
  'webhook-response-time': `${ATTEMPT_LIMIT / SECOND} seconds`,
  'webhook-attempts': String(MAX_ATTEMPTS),
  'webhook-span': `${Math.round(measureSchedule() / HOUR)} hours`,
};
