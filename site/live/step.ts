import {isRecord} from './is-record';

/** Something that the reader did and that changed the sandbox: a request that succeeded. */
export type Step = {
  readonly method: string;
  /** Below the sandbox's address, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The step of a guide's scenario that it is, edited or not, so that the next one can follow it. */
  readonly of?: string;
};

/** The API, the hosted pages, the clock, and what others do to a trade. */
const allowedPaths =
  /^\/(v1\/marketplace\/|hosted\/|_sandbox\/clock\/(advance|next|set)$|_sandbox\/trades\/[^/?]+\/(act|simulate)$)/;

export const mostSteps = 500;
const longestText = 100_000;

/** The steps, or undefined where it is anything else: it may come from a link or an older release. */
export function readSteps(value: unknown): readonly Step[] | undefined {
  if (!Array.isArray(value) || value.length > mostSteps) return undefined;
  const steps = value.map(readStep);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function readStep(value: unknown): Step | undefined {
  if (!isRecord(value)) return undefined;
  const {method, path, headers = {}, body, of} = value;
  if (method !== 'POST' && method !== 'DELETE') return undefined;
  if (!isText(path) || !isAllowed(path) || !areHeaders(headers)) return undefined;
  if (![body, of].every((text) => text === undefined || isText(text))) return undefined;
  return {
    method,
    path,
    headers: headers as Step['headers'],
    ...(body !== undefined && {body: body as string}),
    ...(of !== undefined && {of: of as string}),
  };
}

/** As the browser would send it: what climbs out of an allowed path is not. */
function isAllowed(path: string): boolean {
  return allowedPaths.test(path) && normalisePath(path) === path;
}

/** Undefined where it is no path at all. */
export function normalisePath(path: string): string | undefined {
  const base = 'http://sandbox.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return undefined;
  const {origin, pathname, search} = new URL(path, base);
  return origin === base ? pathname + search : undefined;
}

function areHeaders(value: unknown): boolean {
  if (!isRecord(value) || !Object.values(value).every(isText)) return false;
  try {
    return new Headers(value as HeadersInit) instanceof Headers;
  } catch {
    return false;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}

export async function toStep(request: Request): Promise<Step> {
  const {pathname, search} = new URL(request.url);
  const body = await request.clone().text();
  return {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body !== '' && {body}),
  };
}

export function toRequest(origin: string, {method, path, headers, body}: Step): Request {
  return new Request(origin + path, {
    method,
    headers: {...headers},
    ...(body !== undefined && {body}),
  });
}
