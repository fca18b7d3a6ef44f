import type {AddressInfo} from 'node:net';
import {isIP} from 'node:net';
import {defaultAddress} from '../defaults';
import {Mistake} from './start-failure';

export type Place = {
  /** Links begin with it. */
  readonly origin: string;
  /** Where it listens, as a caller names it. */
  readonly bound: string;
  readonly isEverywhere: boolean;
};

export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Mistake('--origin is an address such as http://192.168.1.20:4010, without a path.');
  }
  return url.origin;
}

/** Nobody can call a wildcard address, so without an origin links name loopback instead. */
export function describePlace(host: string, {address, port}: AddressInfo, origin?: string): Place {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const name = isEverywhere ? defaultAddress.host : host;
  const bound = `${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
  return {origin: origin ?? `http://${bound}`, bound, isEverywhere};
}

/**
 * The address that a request names, if it is one of ours. A target in absolute form counts before
 * the Host header (RFC 9112, 3.2.2).
 */
export function readAddress(target: string, header: string, place: Place): URL | undefined {
  const [, named, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  const host = named ?? header;
  const path = named === undefined ? target : rest;
  if (!isOurHost(host, place)) return undefined;
  const text = `http://${host}${path.startsWith('/') ? '' : '/'}${path}`;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * Keeps pages of other sites from reaching the sandbox under a name of their own. A number is
 * nobody's name, so where every address is listened on, every number is served.
 */
export function isOurHost(host: string, {origin, bound, isEverywhere}: Place): boolean {
  const wanted = normalizeHost(host);
  const name = wanted.replace(/:\d+$/, '');
  const isLoopback = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  const isNumber = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isNamed = wanted === normalizeHost(bound) || wanted === normalizeHost(new URL(origin).host);
  return isLoopback || (isEverywhere && isNumber) || isNamed;
}

/** Host names are case-insensitive and may end in the dot of the root. */
function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');
}
