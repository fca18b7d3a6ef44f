import type {Contract} from '@symblepay/openapi/contract';
import {basePath} from '@symblepay/openapi/operations';
import {defaultOrigin, seeded} from '@symblepay/sandbox/facts';
import {createHash} from 'node:crypto';
import {aarhusShop} from '../../../examples/parts/companies';
import {organisation} from '../../../organisation';
import type {Recordings} from '../../../published/recorded-calls';
import {listFolders} from './call-folders';
import type {Collection, Entry} from './format';
import {reference} from './format';
import {playScenario} from './main-flow';

const scenario = 'first-trade';
const name = `${organisation.name} Marketplace API`;

/** Where requests go and whom they are about, as long as the reader changes nothing. */
const settings: Readonly<Record<string, string>> = {
  sandboxUrl: defaultOrigin,
  baseUrl: reference('sandboxUrl') + basePath,
  apiKey: seeded.key,
  marketplaceUserId: seeded.payer,
  payerMarketplaceUserId: seeded.payer,
  payeeMarketplaceUserId: seeded.payee,
  businessId: seeded.businessId,
  businessLocationId: aarhusShop.businessLocationId,
  checkoutState: '',
};

/** The Postman collection: the first trade of "Get started", and all calls by their tags. */
export function makeCollection(document: Contract, recordings: Recordings): string {
  const recording = recordings.get(scenario);
  if (!recording) throw new Error(`site/examples/${scenario}.ts was not played.`);
  const {folder, variables} = playScenario('Main flow', recording);
  const collection: Collection = {
    info: {
      _postman_id: idOf(name),
      name,
      description:
        'Start the sandbox, then run the folder "Main flow" from top to bottom. Each request keeps the ids that the next ones need in variables of the collection. The requests of the other folders can be sent in any order: a script before each of them looks for what it needs in the sandbox, and makes it if it is not there.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'bearer',
      bearer: [{key: 'token', value: reference('apiKey'), type: 'string'}],
    },
    variable: [
      ...Object.entries(settings).map(toEntry),
      ...variables.map((variable) => toEntry([variable, ''])),
    ],
    item: [folder, ...listFolders(document)],
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function toEntry([key, value]: readonly [string, string]): Entry {
  return {key, value, type: 'string'};
}

/** The same in every build, so that Postman offers to replace an earlier import. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
