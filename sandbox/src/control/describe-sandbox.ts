import {
  basePath as controlPath,
  descriptions,
  operationIds as controlIds,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {basePath, operations} from '@symblepay/openapi/operations';
import {SANDBOX_HEADERS} from '../api/sandbox-headers';
import {KEPT, OWN_RANGES, SERVER_LIMITS} from '../limits';
import {DEADLINES} from '../trade/deadlines';
import {TRANSITIONS} from '../trade/transitions';
import {MAGIC_VALUES} from '../world/magic-values';
import {RECEIVER_SHOPS} from '../world/receiver-shops';
import {DEFAULT_SETTINGS} from '../world/settings';
import {ATTEMPT_LIMIT, MAX_ATTEMPTS} from '../webhooks/retry-schedule';
import {FAULT_KINDS, SETTING_MEANINGS, SIMULATED_EVENTS} from './meanings';
import {SEED, SEED_MEANINGS, TRADES_TO_SEED} from './seed';
import {loadAssumptions} from './used-assumptions';
import {WEBHOOK_HEADERS} from '../webhooks/webhook-signature';

/** Where the sandbox and the errors guide are. */
export type Place = {readonly origin: string; readonly errorsPage: string};

/** Everything there is to know about a sandbox before it is used, from the tables that run it. */
export async function describeSandbox(place: Place): Promise<Readonly<Record<string, unknown>>> {
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
      millisecondsToRespond: ATTEMPT_LIMIT,
      attempts: MAX_ATTEMPTS,
    },
    limits: {kept: KEPT, server: SERVER_LIMITS, ranges: OWN_RANGES},
    transitions: TRANSITIONS,
    calls: controlIds.map((id) => {
      const {method, path} = controlOperations[id];
      return {call: `${method.toUpperCase()} ${controlPath}${path}`, purpose: descriptions[id]};
    }),
    links: listLinks(place),
  };
}

/** Control calls that a browser can open, and the errors guide. */
function listLinks({origin, errorsPage}: Place): Readonly<Record<string, string>> {
  const pages = Object.entries(controlOperations).filter(
    ([, {method, path}]) => method === 'get' && !path.includes('{'),
  );
  return {
    ...Object.fromEntries(pages.map(([name, {path}]) => [name, origin + controlPath + path])),
    errorsGuide: errorsPage,
  };
}
