import type {PlainRequest} from './build-request';
import type {Part, RequestBody} from './request-body';
import {bodyText, encodePairs} from './request-body';
import {sentHeaders} from './to-request';

/** The request as the page sends it. */
export function toHttp(request: PlainRequest): string {
  const {method, url, body} = request;
  const headers = sentHeaders(request).map(({name, value}) => `${name}: ${value}`);
  const head = [`${method} ${url}`, ...headers].join('\n');
  return body === undefined ? head : `${head}\n\n${shownBody(body)}`;
}

function shownBody(body: RequestBody): string {
  if ('value' in body) return bodyText(body);
  if ('pairs' in body) return encodePairs(body.pairs);
  return body.parts.map((part) => `${part.name}: ${shownPart(part)}`).join('\n');
}

function shownPart(part: Part): string {
  if ('value' in part) return part.value;
  return part.file ? `${part.fileName} (${part.file.size} bytes)` : '(no file chosen)';
}

/** The request for a terminal; nothing is expanded between a shell's single quotes. */
export function toCurl({method, url, headers, body}: PlainRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const isInParts = body !== undefined && 'parts' in body;
  return [
    `curl --request ${method} ${quote(url)}`,
    ...headers
      .filter(({name}) => !(isInParts && name === 'Content-Type'))
      .map(({name, value}) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body ? curlOptions(body) : []).map(([option, value]) => `${option} ${quote(value)}`),
  ].join(' \\\n  ');
}

function curlOptions(body: RequestBody): readonly (readonly [string, string])[] {
  if ('value' in body) return [['--data', bodyText(body)]];
  if ('pairs' in body) {
    return body.pairs.map(({name, value}) => ['--data-urlencode', `${name}=${value}`]);
  }
  return body.parts.map((part) =>
    'value' in part
      ? ['--form-string', `${part.name}=${part.value}`]
      : ['--form', `${part.name}=@${part.fileName}`],
  );
}
