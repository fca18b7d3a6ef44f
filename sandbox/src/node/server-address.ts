import type {AddressInfo} from 'node:net';
import {isIP} from 'node:net';
import {defaultAddress} from '../defaults';
import {Mistake} from './start-failure';

export type ServerAddress = {
  /** The start of every link. */
  readonly origin: string;
  /** The address it listens on, as a caller writes it. */
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
export function describeAddress(
  host: string,
  {address, port}: AddressInfo,
  origin?: string,
): ServerAddress {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const name = isEverywhere ? defaultAddress.host : host;
  const bound = `${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
  return {origin: origin ?? `http://${bound}`, bound, isEverywhere};
}

/**
 * The address that a request names, if it is one of ours. A target in absolute form counts before
 * the Host header (RFC 9112, 3.2.2).
 */
export function readAddress(
  target: string,
  header: string,
  address: ServerAddress,
): URL | undefined {
  const [, named, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  const host = named ?? header;
  const path = named === undefined ? target : rest;
  if (!isOurHost(host, address)) return undefined;
  const text = `http://${host}${path.startsWith('/') ? '' : '/'}${path}`;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * Keeps a page of another site from reaching the sandbox by pointing its own host name here. IP
 * addresses cannot be pointed anywhere, so a server that listens on all of them serves all of them.
 */
export function isOurHost(host: string, {origin, bound, isEverywhere}: ServerAddress): boolean {
  const wanted = normalizeHost(host);
  const name = wanted.replace(/:\d+$/, '');
  const isLoopback = name === 'localhost' || name === '127.0.0.1' || name === '[::1]';
  const isNumber = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isNamed = wanted === normalizeHost(bound) || wanted === normalizeHost(new URL(origin).host);
  return isLoopback || (isEverywhere && isNumber) || isNamed;
}

/** Host names ignore case and may end with the root's dot. */
function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');
}
