import {basePath, operations} from '@symblepay/openapi/operations';
import {OWN_RANGES} from '../http/own-ranges';
import {SANDBOX_HEADERS} from '../http/sandbox-headers';
import {KEPT, SERVER_LIMITS} from '../limits';
import {DEADLINES} from '../trade/deadlines';
import {TRANSITIONS} from '../trade/transitions';
import {MAGIC_VALUES} from '../world/magic-values';
import {RECEIVER_SHOPS} from '../world/receiver-shops';
import {FAULT_KINDS} from '../world/ordered-faults';
import {DEFAULT_SETTINGS, SETTING_MEANINGS} from '../world/settings';
import {ATTEMPT_LIMIT, MAX_ATTEMPTS} from './retry-schedule';
import {SEED, SEED_MEANINGS, TRADES_TO_SEED} from './seed';
import {SIMULATED_EVENTS} from './simulate';
import {loadAssumptions} from './used-assumptions';
import {WEBHOOK_HEADERS} from './webhook-signature';

/** Everything there is to know about a sandbox before it is used, from the tables that run it. */
export async function describeFacts(): Promise<Readonly<Record<string, unknown>>> {
  return {
    title: 'Symblepay sandbox',
    note: 'A model of the documented behaviour. What is not documented is assumed, as listed.',
    assumptions: await loadAssumptions(),
    api: Object.entries(operations).map(([operationId, {method, path}]) => ({
      operationId,
      call: `${method.toUpperCase()} ${basePath}${path}`,
    })),
    seed: {values: SEED, meanings: SEED_MEANINGS},
    seededTrades: TRADES_TO_SEED.map(({item: {title}, state}) => ({title, state})),
    events: SIMULATED_EVENTS,
    magicValues: Object.values(MAGIC_VALUES),
    receiverShops: RECEIVER_SHOPS,
    faults: FAULT_KINDS,
    settings: {meanings: SETTING_MEANINGS, defaults: DEFAULT_SETTINGS, deadlines: DEADLINES},
    headers: Object.values(SANDBOX_HEADERS),
    webhooks: {
      headers: Object.values(WEBHOOK_HEADERS),
      millisecondsToAnswer: ATTEMPT_LIMIT,
      attempts: MAX_ATTEMPTS,
    },
    limits: {kept: KEPT, server: SERVER_LIMITS, ranges: OWN_RANGES},
    transitions: TRANSITIONS,
  };
}
