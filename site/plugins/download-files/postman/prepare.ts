import type {TradeState} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {basePath as controlPath} from '@symblepay/openapi/control/operations';
import {stateRows} from '@symblepay/sandbox/facts';
import {reference} from './format';

/** What has to be there before a call can succeed. */
type Preparation = {readonly text: string; readonly script: readonly string[]};

/** A state of the trade in which each call succeeds. */
const states: Readonly<Partial<Record<OperationId, TradeState>>> = {
  cancelTrade: 'invited',
  getTrade: 'awaitingShipment',
  createTradeStatusLink: 'awaitingShipment',
  abandonTrade: 'invited',
  reimbursePayer: 'awaitingShipment',
  acceptInvitation: 'invited',
  rejectInvitation: 'invited',
  acceptInvitationAndPay: 'invited',
  payToEscrow: 'accepted',
  createPaymentLink: 'accepted',
  buyShipment: 'awaitingShipment',
  buyReturnShipment: 'awaitingReturnShipment',
  acceptItemCondition: 'shipmentDelivered',
  rejectItemCondition: 'shipmentDelivered',
};

/** Makes each request usable alone: what it needs is looked for in the sandbox, or made there. */
export function prepare(id: OperationId): Preparation | undefined {
  if (id === 'createBusinessUser') return {text: needsFreeLocation, script: findFreeLocation};
  if (id.endsWith('BusinessUser')) return {text: needsShop, script: ensureShop};
  const state = states[id];
  return state && {text: describeNeed(id, state), script: ensureTrade(id, state)};
}

function describeNeed(id: OperationId, state: TradeState): string {
  const {meaning} = stateRows[state];
  const payment = id === 'createPaymentLink' ? ' A payment must be pending.' : '';
  return `Works on a trade in the state ${state}: ${lowerFirst(meaning)}${payment} If the trade in ${reference('tradeId')} is not ready, the script before the request arranges a new one in the sandbox.`;
}

const needsFreeLocation = `The script before the request asks the sandbox for a location that is free, and keeps it in ${reference('businessLocationId')}.`;

const needsShop = `Works on the business user in ${reference('businessId')} and ${reference('businessLocationId')}. If there is none, the script before the request creates one in the sandbox.`;

/**
 * In another environment nothing is looked for and nothing is made. Where no sandbox runs, the
 * request itself fails, and says why.
 */
const send = [
  `const isSandbox = pm.variables.replaceIn('${reference('baseUrl')}').startsWith(pm.variables.replaceIn('${reference('sandboxUrl')}/'));`,
  `const sandbox = pm.variables.replaceIn('${reference('sandboxUrl')}${controlPath}');`,
  `const header = {'Content-Type': 'application/json', Authorization: pm.variables.replaceIn('Bearer ${reference('apiKey')}')};`,
  'const send = (method, url, body, then) =>',
  '  isSandbox &&',
  "  pm.sendRequest({method, url, header, ...(body && {body: {mode: 'raw', raw: JSON.stringify(body)}})}, (error, response) => {",
  '    if (!error) then(response.json(), response.code);',
  '  });',
  'const keep = (values) => Object.entries(values).forEach(([name, value]) => pm.collectionVariables.set(name, value));',
];

function ensureTrade(id: OperationId, state: TradeState): readonly string[] {
  const take =
    id === 'createPaymentLink'
      ? "send('POST', `${sandbox}/trades/${tradeId}/act`, {on: 'payToEscrow'}, () => fill(tradeId, () => {}))"
      : 'fill(tradeId, () => {})';
  return [
    ...send,
    'const fill = (tradeId, otherwise) =>',
    `  send('GET', \`\${sandbox}/suggestions/${id}?tradeId=\${tradeId}\`, undefined, ({path, body, missing}) => {`,
    '    if (missing) return otherwise();',
    '    keep(path);',
    ...(id === 'cancelTrade' ? ['    keep({checkoutState: body.state});'] : []),
    '  });',
    `const arrange = () => send('POST', \`\${sandbox}/trades\`, {state: '${state}'}, ({tradeId}) => {`,
    '  keep({tradeId});',
    `  ${take};`,
    '});',
    "fill(pm.variables.get('tradeId'), arrange);",
  ];
}

const suggestShop = "send('GET', `${sandbox}/suggestions/createBusinessUser`, undefined,";

const findFreeLocation = [
  ...send,
  `${suggestShop} ({body: {businessId, businessLocationId}}) => keep({businessId, businessLocationId}));`,
];

const ensureShop = [
  ...send,
  `const shops = pm.variables.replaceIn('${reference('baseUrl')}/users/business');`,
  `send('GET', pm.variables.replaceIn(\`\${shops}/${reference('businessId')}/${reference('businessLocationId')}\`), undefined, (found, status) => {`,
  '  if (status === 200) return;',
  `  ${suggestShop} ({body}) =>`,
  "    send('POST', shops, body, ({businessId, businessLocationId}) => keep({businessId, businessLocationId})));",
  '});',
];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
