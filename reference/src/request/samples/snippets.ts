import type {HarRequest} from '@readme/httpsnippet';
import {HTTPSnippet} from '@readme/httpsnippet';
import type {Json} from '../../model/json';
import {isJsonObject} from '../../model/json';
import type {PlainRequest} from '../build-request';
import type {RequestBody} from '../request-body';
import {bodyText} from '../request-body';
import {toCurl} from '../to-curl';
import type {Language} from './languages';
import {languages} from './languages';
import type {Sample} from './sample';
import {tokenize} from './tokenize';

export function snippets(request: PlainRequest): readonly Sample[] {
  return languages.map((language) => ({
    id: language.id,
    label: language.label,
    tokens: tokenize(writeSample(request, language), language.grammar),
  }));
}

function writeSample(request: PlainRequest, language: Language): string {
  const {library, throwing, isLiteral} = language;
  if (!library) return toCurl(request);
  const snippet = new HTTPSnippet(toHar(isLiteral ? escapeBody(request) : request)).init();
  // The library parses the URL and writes it again, with the commas of a list encoded.
  for (const prepared of snippet.requests) prepared.fullUrl = request.url;
  const [code = ''] = snippet.convert(...library) || [];
  return throwing ? code.replace(...throwing) : code;
}

function escapeBody(request: PlainRequest): PlainRequest {
  const {body} = request;
  if (!body || !('value' in body)) return request;
  return {...request, body: {...body, value: escapeStrings(body.value)}};
}

/** Backslashes and control characters, as TypeScript and Python both write them in a string. */
function escapeStrings(value: Json): Json {
  if (typeof value === 'string') {
    return value.replaceAll(/[\\\p{Cc}]/gu, (character) => JSON.stringify(character).slice(1, -1));
  }
  if (Array.isArray(value)) return value.map(escapeStrings);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, escapeStrings(inner)]),
  );
}

function toHar(request: PlainRequest): HarRequest {
  const har: Omit<HarRequest, 'postData'> = {
    method: request.method,
    url: request.url,
    httpVersion: 'HTTP/1.1',
    headers: [...request.headers],
    queryString: [],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
  };
  // The library recognises a request without a body by the missing key.
  return (request.body ? {...har, postData: postData(request.body)} : har) as HarRequest;
}

function postData(body: RequestBody) {
  const {mediaType: mimeType} = body;
  if ('parts' in body) return {mimeType, params: [...body.parts]};
  if ('value' in body) return {mimeType, text: bodyText(body, 0)};
  const names = new Set(body.pairs.map(({name}) => name));
  // The library numbers repeated names, but leaves text as it is.
  return names.size === body.pairs.length
    ? {mimeType, params: [...body.pairs]}
    : {mimeType: 'text/plain', text: bodyText(body)};
}
