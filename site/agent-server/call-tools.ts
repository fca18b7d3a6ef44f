import {seeded} from '@symblepay/sandbox/facts';
import type {Arguments} from './check-arguments';
import {isObject} from './check-arguments';
import {findStrays} from './find-strays';
import type {CallTool} from './knowledge';
import {nameTools} from './name-tools';
import type {NextTool} from './next-tools';
import {leadToPage, listNext, noteEnd} from './next-tools';
import {quote} from './mistake';
import {inHeader, sendCall} from './send-call';
import type {Tool} from './tool';
import {annotate} from './tool';
import type {Subject, World, Worlds} from './worlds';
import {remember} from './worlds';
import {inWorld, worldArgument} from './world-argument';

const keyArgument = {
  apiKey: {
    type: 'string',
    description: 'The API key to send. Left out, the one that open_sandbox gave.',
    maxLength: 200,
  },
};

/** The calls of the API, each a tool of the same name. */
export function apiTools(calls: readonly CallTool[], worlds: Worlds): readonly Tool[] {
  return calls.map((call) =>
    toTool(call, worlds, keyArgument, async (world, {apiKey = seeded.key, ...given}) => {
      const key = inHeader('apiKey', apiKey as string);
      const response = await sendCall(world, call, given, key);
      const {status, body} = response;
      if (status >= 400) return {...response, next: []};
      const subject = findSubject(world, call.operationId, given, body);
      return {
        ...response,
        ...warnOfStrays(call, given),
        ...noteEnd(world, subject),
        next: [...followLinks(world, subject, body), ...listNext(world, subject)],
      };
    }),
  );
}

/** The calls of the sandbox's control API. */
export function controlTools(calls: readonly CallTool[], worlds: Worlds): readonly Tool[] {
  const withTools = (body: unknown) =>
    JSON.parse(nameTools(JSON.stringify(body), calls)) as unknown;
  return calls.map((call) =>
    toTool(call, worlds, {}, async (world, given) => {
      const response = await sendCall(world, call, given, undefined);
      if (response.status >= 400) return {...response, body: withTools(response.body), next: []};
      const {tradeId} = isObject(response.body) ? response.body : {};
      if (typeof tradeId !== 'string') return {...response, next: []};
      const subject = {tradeId, operationId: call.operationId};
      return {...response, ...noteEnd(world, subject), next: listNext(world, subject)};
    }),
  );
}

type Sent = {readonly status: number; readonly next: readonly NextTool[]};

function toTool(
  call: CallTool,
  worlds: Worlds,
  more: CallTool['inputSchema']['properties'],
  send: (world: World, given: Arguments) => Promise<Sent>,
): Tool {
  const {name, title, description, inputSchema, method} = call;
  const properties = {...inputSchema.properties, ...more, ...worldArgument};
  return {
    name,
    title,
    description,
    inputSchema: {...inputSchema, properties},
    annotations: annotate(
      method === 'get' ? 'reads' : isDestructive(call) ? 'destroys' : 'changes',
    ),
    async run({world: wanted, ...given}) {
      const world = worlds.find(wanted as string | undefined);
      const {next, ...sent} = await send(world, given);
      return {data: {...sent, next: inWorld(worlds, world, next)}, isError: sent.status >= 400};
    },
  };
}

/** Calls after which something is gone, or a trade has ended without a sale. */
function isDestructive({method, operationId}: CallTool): boolean {
  return method === 'delete' || endings.includes(operationId);
}

const endings = ['reset', 'cancelTrade', 'abandonTrade', 'rejectInvitation'];

function warnOfStrays({inputSchema}: CallTool, {body}: Arguments) {
  const strays = findStrays(body, inputSchema.properties.body ?? {}, 'body');
  return strays.length === 0
    ? {}
    : {warning: `The API ignores what it has no field for: ${strays.map(quote).join(', ')}.`};
}

/** What the call was about, from its arguments, its response, or the payment that it names. */
function findSubject(
  world: World,
  operationId: string,
  given: Arguments,
  response: unknown,
): Subject {
  const {body, paymentId} = given;
  const about = world.subjects.get(String(paymentId));
  const known: Arguments = {
    ...(isObject(body) ? body : {}),
    ...(isObject(response) ? response : {}),
    ...about,
    ...given,
  };
  const read = (name: string) => (typeof known[name] === 'string' ? known[name] : undefined);
  const tradeId = read('tradeId');
  return {tradeId, marketplaceUserId: read('marketplaceUserId'), operationId};
}

/** A page comes before all else; what it is about is found again by its address. */
function followLinks(world: World, subject: Subject, response: unknown): readonly NextTool[] {
  if (!isObject(response)) return [];
  const {redirectUrl, externalId} = response;
  if (typeof externalId === 'string') remember(world, externalId, subject);
  if (typeof redirectUrl !== 'string') return [];
  remember(world, redirectUrl, subject);
  return [leadToPage(redirectUrl)];
}
