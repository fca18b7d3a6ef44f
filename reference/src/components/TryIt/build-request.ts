import type {Model, Operation} from '../../model/model';
import {serverAddress} from '../../samples/server-address';
import type {Files, RequestContent} from './request-content';
import {asCurlOptions, buildContent, contentTypeOf, toBody} from './request-content';
import type {TryItValues} from './values';
import {neededSchemes} from './values';

/** A request as it is shown and sent. */
export type PlainRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: RequestContent | undefined;
};

export function buildRequest(
  operation: Operation,
  model: Pick<Model, 'servers' | 'security'>,
  values: TryItValues,
  files: Files = new Map(),
): PlainRequest {
  const servers = operation.servers.length > 0 ? operation.servers : model.servers;
  const url = new URL(serverAddress(servers[values.server] ?? servers[0]));
  url.pathname = `${url.pathname.replace(/\/$/, '')}${fillPath(operation.path, values.parameters.path)}`;
  const headers: [string, string][] = [];
  const cookies = {...values.parameters.cookie};
  for (const name of neededSchemes(operation)) {
    const scheme = model.security.find((each) => each.name === name);
    const value = values.credentials[name];
    if (!scheme || !value) continue;
    if (scheme.place === 'query') url.searchParams.set(scheme.key, value);
    else if (scheme.place === 'cookie') cookies[scheme.key] = value;
    else headers.push([scheme.key, prefixOf(scheme.kind, scheme.httpScheme) + value]);
  }
  for (const [name, value] of filled(values.parameters.query)) url.searchParams.append(name, value);
  headers.push(...filled(values.parameters.header));
  const cookie = filled(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  if (cookie !== '') headers.push(['Cookie', cookie]);
  const [content] = operation.body?.contents ?? [];
  const body = content && buildContent(content.mediaType, values.body, files);
  const type = body && contentTypeOf(body);
  if (type !== undefined) headers.push(['Content-Type', type]);
  return {method: operation.method.toUpperCase(), url: url.href, headers, body};
}

export function toRequest({method, url, headers, body}: PlainRequest): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : {body: toBody(body)}),
  });
}

/** The same request for a terminal; nothing is expanded between a shell's single quotes. */
export function toCurl({method, url, headers, body}: PlainRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl --request ${method} ${quote(url)}`,
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : asCurlOptions(body).map(([option, value]) => `${option} ${quote(value)}`)),
  ].join(' \\\n  ');
}

function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined || value === '' ? whole : encodeURIComponent(value);
  });
}

function filled(values: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(values).filter(([, value]) => value !== '');
}

function prefixOf(kind: string, httpScheme: string | undefined): string {
  if (kind === 'apiKey') return '';
  if (kind === 'http' && httpScheme !== undefined && !/^bearer$/i.test(httpScheme)) {
    return `${httpScheme} `;
  }
  return 'Bearer ';
}
