import type {Arguments} from './check-arguments';
import type {CallTool} from './knowledge';
import {Mistake} from './mistake';
import type {World} from './worlds';
import {origin} from './worlds';

export type CallResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Every response has these, and they say nothing about the call. */
const plainHeaders = ['content-type', 'cache-control'];

/** Sends the arguments of a tool to a sandbox, as the request that the contract describes. */
export async function sendCall(
  {sandbox}: World,
  {method, path, locations}: CallTool,
  given: Arguments,
  key: string | undefined,
): Promise<CallResponse> {
  const url = new URL(
    origin + path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name, given)),
  );
  const headers = new Headers(key === undefined ? {} : {authorization: `Bearer ${key}`});
  for (const [name, location] of Object.entries(locations)) {
    const value = given[name] as string | number | boolean | undefined;
    if (value === undefined) continue;
    if (location === 'query') url.searchParams.set(name, String(value));
    if (location === 'header') headers.set(name, inHeader(name, String(value)));
  }
  const {body} = given;
  if (body !== undefined) headers.set('content-type', 'application/json');
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await sandbox.fetch(new Request(url, {method, headers, body: text}));
  return {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name]) => !plainHeaders.includes(name)),
    ),
    body: readBody(await response.text()),
  };
}

function inPath(name: string, given: Arguments): string {
  const value = String(given[name]);
  // A URL takes both for steps, however they are escaped.
  if (value === '.' || value === '..') throw new Mistake(`${name} must not be ${value}`);
  return encodeURIComponent(value);
}

/** A header with anything else cannot be sent. */
export function inHeader(name: string, value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  throw new Mistake(`${name} must be printable ASCII, because a header carries it.`);
}

/** A fault may have made it something else than JSON. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
