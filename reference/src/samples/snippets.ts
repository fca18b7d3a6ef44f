import type {HarRequest} from '@readme/httpsnippet';
import {HTTPSnippet} from '@readme/httpsnippet';
import {valueText} from '../model/value-text';
import type {ExampleRequest} from './example-request';
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
export function snippets(request: ExampleRequest): readonly Sample[] {
  return languages.map(({id, label, grammar, target, client}) => {
    const code = new HTTPSnippet(toHar(request, id)).convert(target, client);
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

function toHar(request: ExampleRequest, language: LanguageId): HarRequest {
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

function postData({mediaType, value}: NonNullable<ExampleRequest['body']>, language: LanguageId) {
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(mediaType)) {
    const params = Object.entries(typeof value === 'object' && value !== null ? value : {}).map(
      ([name, part]) => ({name, value: valueText(part)}),
    );
    return {mimeType: mediaType, params};
  }
  if (typeof value === 'string' && !mediaType.includes('json'))
    return {mimeType: mediaType, text: value};
  // For JSON with a quote in it the library writes a here-document, in which a shell expands what
  // it finds. Given as text it is put between single quotes, where nothing is expanded.
  if (language === 'curl') return {mimeType: 'text/plain', text: JSON.stringify(value, null, 2)};
  return {mimeType: mediaType, text: JSON.stringify(value)};
}
