import {attemptLimit, maxAttempts} from '@symblepay/sandbox/facts';
import {measureSchedule} from './retry-schedule';

const second = 1_000;
const hour = 3_600 * second;

/** Numbers about webhooks for use in a sentence, by the name that the guide gives. */
export const facts: Readonly<Record<string, string>> = {
  'webhook-response-time': `${attemptLimit / second} seconds`,
  'webhook-attempts': String(maxAttempts),
  'webhook-span': `${Math.round(measureSchedule() / hour)} hours`,
};
