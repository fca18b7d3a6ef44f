import type {HarRequest} from '@readme/httpsnippet';
import {HTTPSnippet} from '@readme/httpsnippet';
import type {PlainRequest} from '../build-request';
import type {RequestBody} from '../request-body';
import {bodyText, encodePairs} from '../request-body';
import type {LanguageId} from './languages';
import {languages} from './languages';
import type {Token} from './tokens';
import {tokenize} from './tokens';

export type Sample = {
  readonly id: LanguageId;
  readonly label: string;
  readonly tokens: readonly Token[];
};

/** One request in every language. */
export function snippets(request: PlainRequest): readonly Sample[] {
  return languages.map(({id, label, grammar, target, client}) => {
    const snippet = new HTTPSnippet(toHar(request, id)).init();
    // The library reads the address and writes it again, with the commas of a list encoded.
    for (const prepared of snippet.requests) prepared.fullUrl = request.url;
    const code = snippet.convert(target, client);
    const text = Array.isArray(code) ? (code[0] ?? '') : '';
    return {id, label, tokens: tokenize(printErrors(text, id), grammar)};
  });
}

/** In these two the library drops the body of an error, which says what is wrong. */
const throwers: Partial<Record<LanguageId, readonly [throwing: string, printing: string]>> = {
  csharp: ['    response.EnsureSuccessStatusCode();\n', ''],
  php: [
    String.raw`new \GuzzleHttp\Client()`,
    String.raw`new \GuzzleHttp\Client(['http_errors' => false])`,
  ],
};

function printErrors(text: string, language: LanguageId): string {
  const [throwing, printing] = throwers[language] ?? ['', ''];
  return text.replace(throwing, printing);
}

function toHar(request: PlainRequest, language: LanguageId): HarRequest {
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
  // The library tells a request without a body by the key that is not there.
  return (request.body ? {...har, postData: postData(request.body, language)} : har) as HarRequest;
}

function postData(body: RequestBody, language: LanguageId) {
  const {mediaType: mimeType} = body;
  if ('parts' in body) return {mimeType, params: [...body.parts]};
  if ('pairs' in body) {
    const names = new Set(body.pairs.map(({name}) => name));
    // The library numbers names that are repeated. A text it leaves as it is.
    return names.size === body.pairs.length
      ? {mimeType, params: [...body.pairs]}
      : {mimeType: 'text/plain', text: encodePairs(body.pairs)};
  }
  // For JSON with a quote in it the library writes a here-document, in which a shell expands what
  // it finds. Given as text it is put between single quotes, where nothing is expanded.
  if (language === 'curl') return {mimeType: 'text/plain', text: bodyText(body)};
  return {mimeType, text: bodyText(body, 0)};
}
