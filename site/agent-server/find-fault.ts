import {
  CallToolRequestSchema,
  InitializeRequestSchema,
  JSONRPCNotificationSchema,
  JSONRPCRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {isObject} from './check-arguments';
import {quote} from './mistake';

/** The requests that the server takes, as the protocol describes them. */
const requests = new Map(
  [
    CallToolRequestSchema,
    InitializeRequestSchema,
    ListResourcesRequestSchema,
    ListToolsRequestSchema,
    PingRequestSchema,
    ReadResourceRequestSchema,
  ].map((schema) => [schema.shape.method.value as string, schema] as const),
);

const members = ['jsonrpc', 'id', 'method', 'params'];

/** What keeps a message from being one of the protocol: the SDK would drop it without a word. */
export function findFaultOfForm(message: Readonly<Record<string, unknown>>): string | undefined {
  const stray = Object.keys(message).find((name) => !members.includes(name));
  if (stray !== undefined) return `${quote(stray)} does not belong in a request.`;
  const schema = 'id' in message ? JSONRPCRequestSchema : JSONRPCNotificationSchema;
  const [issue] = schema.safeParse(message).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}.`;
}

/** What is wrong with the parameters of a request, in one sentence; the SDK would list all it tried. */
export function findFault(method: string, params: unknown): string | undefined {
  if (params !== undefined && !isObject(params)) return 'params must be an object.';
  const fault = method === 'tools/call' ? findFaultOfCall(params ?? {}) : undefined;
  if (fault !== undefined) return fault;
  const [issue] = requests.get(method)?.safeParse({method, params}).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}.`;
}

function findFaultOfCall({name, arguments: given = {}}: Readonly<Record<string, unknown>>) {
  if (typeof name !== 'string') return 'params.name must be the name of a tool.';
  if (!isObject(given)) return 'params.arguments must be an object.';
  // The SDK would leave it out and say nothing.
  return Object.hasOwn(given, '__proto__')
    ? '"__proto__" is not an argument of a tool.'
    : undefined;
}
