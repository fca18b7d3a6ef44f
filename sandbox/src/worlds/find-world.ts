import {sandboxHeaders} from '../api/sandbox-headers';
import type {PlainRequest} from '../http/message';
import {readHeader} from '../http/message';
import {Refusal} from '../refusal';

const worldsPath = '/_worlds';
/** Stands between an API key and the world that it leads into. */
const keySeparator = '~';

/** The beginning of every address in a world. */
export function addressOfWorld(origin: string, name: string): string {
  return `${origin}${worldsPath}/${name}`;
}

export function keyIntoWorld(key: string, name: string): string {
  return key + keySeparator + name;
}

type Found = {
  /** Undefined for the first world. */
  readonly name: string | undefined;
  /** The request as the world itself gets it. */
  readonly request: PlainRequest;
};

/**
 * The world that a request is for: links name it in their path, programs in a header or behind their
 * API key.
 */
export function findWorld(request: PlainRequest): Found {
  const inPath = splitPath(request.url);
  const inKey = splitKey(readHeader(request.headers, 'Authorization'));
  const inHeader = readHeader(request.headers, sandboxHeaders.world.name);
  const names = [...new Set([inPath?.name, inHeader, inKey?.name])].filter(isGiven);
  const [name] = names;
  if (name === undefined) return {name, request};
  if (names.length > 1) {
    throw new Refusal('validation-error', `The request names two worlds: ${names.join(', ')}.`);
  }
  if (!isWorldName(name)) throw refuseName(name);
  return {
    name,
    request: {
      ...request,
      ...(inPath && {url: inPath.url, calledPath: request.url.pathname}),
      ...(inKey && {headers: {...request.headers, authorization: inKey.authorization}}),
    },
  };
}

function isGiven(name: string | undefined): name is string {
  return name !== undefined;
}

export function isWorldName(name: string): boolean {
  return /^[a-z\d][a-z\d-]{0,63}$/.test(name);
}

function refuseName(name: string): Refusal {
  const rule = 'Use lowercase letters, digits and hyphens, 64 at most, and no hyphen first.';
  return new Refusal(
    'validation-error',
    `A world cannot be named ${JSON.stringify(name)}. ${rule}`,
  );
}

/** The name in a path, and the address within that world. */
export function splitPath(url: URL) {
  if (!url.pathname.startsWith(`${worldsPath}/`)) return undefined;
  const [name = '', ...rest] = url.pathname.slice(worldsPath.length + 1).split('/');
  const within = new URL(url);
  within.pathname = `/${rest.join('/')}`;
  return {name, url: within};
}

function splitKey(authorization = '') {
  const at = authorization.lastIndexOf(keySeparator);
  if (at < 0) return undefined;
  return {name: authorization.slice(at + 1), authorization: authorization.slice(0, at)};
}
