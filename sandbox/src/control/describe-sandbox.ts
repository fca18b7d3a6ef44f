import {
  basePath as controlPath,
  operationIds as controlIds,
  operations as controlOperations,
} from '@symblepay/openapi/control/operations';
import {descriptions} from '@symblepay/openapi/control/texts';
import {basePath, operations} from '@symblepay/openapi/operations';
import {sandboxHeaders} from '../api/sandbox-headers';
import {nameControlCall} from '../control-call';
import {ownRanges, retentionLimits, serverLimits} from '../limits';
import {deadlines} from '../trade/deadlines';
import {transitions} from '../trade/transitions';
import {magicValues} from '../world/magic-values';
import {receiverShops} from '../world/receiver-shops';
import {defaultSettings} from '../world/settings';
import {attemptLimit, maxAttempts} from '../webhooks/retry-schedule';
import {chaosKinds, faultKinds, settingMeanings, simulatedEvents} from './meanings';
import {seeded, seededMeanings, tradesToSeed} from './seed';
import {loadAssumptions} from './used-assumptions';
import {webhookHeaders} from '../webhooks/webhook-signature';

/** Where the sandbox and the errors guide are. */
export type SandboxUrls = {readonly origin: string; readonly errorsPage: string};

/** Everything there is to know about a sandbox before it is used, from the tables that run it. */
export async function describeSandbox(
  urls: SandboxUrls,
): Promise<Readonly<Record<string, unknown>>> {
  return {
    title: 'Symblepay sandbox',
    note: 'A model of the documented behaviour. What is not documented is assumed, as listed.',
    assumptions: await loadAssumptions(),
    api: Object.entries(operations).map(([operationId, {method, path}]) => ({
      operationId,
      call: `${method.toUpperCase()} ${basePath}${path}`,
    })),
    seed: {values: seeded, meanings: seededMeanings},
    seededTrades: tradesToSeed.map(({item: {title}, state}) => ({title, state})),
    events: simulatedEvents,
    magicValues: Object.values(magicValues),
    receiverShops,
    faults: faultKinds,
    chaos: chaosKinds,
    settings: {meanings: settingMeanings, defaults: defaultSettings, deadlines},
    headers: Object.values(sandboxHeaders),
    webhooks: {
      headers: Object.values(webhookHeaders),
      millisecondsToRespond: attemptLimit,
      attempts: maxAttempts,
    },
    limits: {kept: retentionLimits, server: serverLimits, ranges: ownRanges},
    transitions,
    calls: controlIds.map((id) => ({call: nameControlCall(id), purpose: descriptions[id]})),
    links: listLinks(urls),
  };
}

/** Control calls that a browser can open, and the errors guide. */
function listLinks({origin, errorsPage}: SandboxUrls): Readonly<Record<string, string>> {
  const pages = Object.entries(controlOperations).filter(
    ([, {method, path}]) => method === 'get' && !path.includes('{'),
  );
  return {
    ...Object.fromEntries(pages.map(([name, {path}]) => [name, origin + controlPath + path])),
    errorsGuide: errorsPage,
  };
}
