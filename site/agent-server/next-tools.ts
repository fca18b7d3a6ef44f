import type {Step} from '@symblepay/openapi/control/types';
import type {OperationId} from '@symblepay/openapi/validators';
import {cast} from '@symblepay/sandbox/facts';
import type {Subject, World} from './worlds';

/** A tool that can be called now, with arguments that work. */
export type NextTool = {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly why: string;
};

/** The steps of a sale that goes well; they come before all others, the last of them first. */
const goodWay = [
  'acceptInvitation',
  'payToEscrow',
  'buyShipment',
  'shipment.delivered',
  'shipment.ready-for-pickup',
  'shipment.sent',
  'acceptItemCondition',
];

/** What may come after a call about a user, the best first. */
const afterUserCall: Readonly<Record<string, readonly OperationId[]>> = {
  connectUser: ['initiateBankAccount', 'getUser'],
  initiateBankAccount: ['getUser', 'initiateTrade'],
  getUser: ['initiateTrade', 'initiateBankAccount', 'listTrades'],
};

const whys: Readonly<Partial<Record<OperationId, string>>> = {
  connectUser: 'Connect a user who wants to sell.',
  getUser: 'See what is known about the user.',
  initiateBankAccount: 'Let the user choose where payouts go.',
  initiateTrade: 'The user sells something: create the trade.',
  listTrades: 'List the trades of the user.',
  createPaymentLink: 'A payment is pending: get the page where the user makes it.',
  getTrade: 'Read the trade as your marketplace shows it.',
};

/** What may come in a sandbox where nothing has been done. */
export function listFirst(world: World): readonly NextTool[] {
  return (['connectUser', 'initiateTrade'] as const).flatMap((id) => suggest(world, id, {}));
}

export function leadToPage(redirectUrl: string): NextTool {
  const why = 'A page for the user: open it, then choose for the user.';
  return {tool: 'sandbox_openPage', arguments: {redirectUrl}, why};
}

/** What may come after a call, or after a choice on the page that it led to. */
export function listNext(world: World, subject: Subject): readonly NextTool[] {
  if (subject.tradeId !== undefined) return listTradeTools(world, subject.tradeId, subject);
  return (afterUserCall[subject.operationId] ?? []).flatMap((id) => suggest(world, id, subject));
}

function listTradeTools(
  world: World,
  tradeId: string,
  {operationId}: Subject,
): readonly NextTool[] {
  const {control} = world.sandbox;
  const steps = control
    .listSteps({tradeId})
    .toSorted((one, other) => goodWay.indexOf(other.on) - goodWay.indexOf(one.on));
  if (steps.length === 0) return readings.includes(operationId) ? [] : readFinished(world, tradeId);
  const tools = steps.flatMap((step) => toTool(world, tradeId, step));
  const isNew = ({tool, arguments: given}: NextTool, index: number) =>
    index === tools.findIndex((each) => isSame(each, {tool, given}));
  return [
    ...suggest(world, 'createPaymentLink', {tradeId}),
    ...tools.filter(isNew),
    ...readTrade(world, tradeId),
  ];
}

function readTrade(world: World, tradeId: string): readonly NextTool[] {
  return [
    ...suggest(world, 'getTrade', {tradeId}),
    {tool: 'sandbox_readTrade', arguments: {tradeId}, why: 'See where the money is.'},
  ];
}

/** After one of these a finished trade needs nothing more: who follows what comes next is done. */
const readings = ['getTrade', 'readTrade'];

function readFinished(world: World, tradeId: string): readonly NextTool[] {
  return readTrade(world, tradeId).map((each) => ({
    ...each,
    why: `The trade is finished. ${each.why}`,
  }));
}

/** Said where nothing comes next, so that an agent does not look for more to do. */
export function noteEnd(world: World, {tradeId}: Pick<Subject, 'tradeId'>) {
  const isFinished =
    tradeId !== undefined && world.sandbox.control.listSteps({tradeId}).length === 0;
  return isFinished ? {note: 'The trade is finished. Nothing more has to be done.'} : {};
}

function isSame(one: NextTool, {tool, given}: {readonly tool: string; readonly given: object}) {
  return one.tool === tool && JSON.stringify(one.arguments) === JSON.stringify(given);
}

function toTool(world: World, tradeId: string, step: Step): readonly NextTool[] {
  const {on, by, kind, transition, leadsTo, marketplaceUserId} = step;
  const why = `By the ${by}. Leads to: ${leadsTo}`;
  switch (kind) {
    case 'simulate':
      return [{tool: 'sandbox_simulate', arguments: {tradeId, body: {event: on}}, why}];
    case 'deadline':
      return [{tool: 'sandbox_act', arguments: {tradeId, body: {on, by, transition}}, why}];
    case 'call':
      return suggest(world, on as OperationId, {tradeId, marketplaceUserId}).map((each) => ({
        ...each,
        why,
      }));
  }
}

type About = Pick<Subject, 'marketplaceUserId' | 'tradeId'>;

/** The call with values that work now; nothing where none do. */
function suggest(
  {sandbox: {control}}: World,
  operationId: OperationId,
  {marketplaceUserId: user, tradeId}: About,
): readonly NextTool[] {
  const wanted = {operationId, ...(tradeId !== undefined && {tradeId})};
  const {path, query, body, missing} = control.suggestValues(wanted);
  if (missing !== undefined) return [];
  const given = {
    ...path,
    ...(user !== undefined && 'marketplaceUserId' in path && {marketplaceUserId: user}),
    ...query,
    ...(body && {body: operationId === 'initiateTrade' ? {...body, ...sellerOf(user)} : body}),
  };
  return [{tool: operationId, arguments: given, why: whys[operationId] ?? ''}];
}

/** The payer of the suggested trade cannot also sell. */
function sellerOf(user: string | undefined) {
  const canSell = user !== undefined && user !== cast.payer.marketplaceUserId;
  return canSell && {payeeMarketplaceUserId: user};
}
