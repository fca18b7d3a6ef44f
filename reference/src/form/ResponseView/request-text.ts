import type {PlainRequest} from '../../request/build-request';
import type {Part, RequestBody} from '../../request/request-body';
import {bodyText} from '../../request/request-body';
import {sentHeaders} from '../../request/to-request';

/** The request as the page sends it. */
export function requestText(request: PlainRequest): string {
  const {method, url, body} = request;
  const headers = sentHeaders(request).map(({name, value}) => `${name}: ${value}`);
  const head = [`${method} ${url}`, ...headers].join('\n');
  return body === undefined ? head : `${head}\n\n${shownBody(body)}`;
}

function shownBody(body: RequestBody): string {
  if (!('parts' in body)) return bodyText(body);
  return body.parts.map((part) => `${part.name}: ${shownPart(part)}`).join('\n');
}

function shownPart(part: Part): string {
  if ('value' in part) return part.value;
  return part.file ? `${part.fileName} (${part.file.size} bytes)` : '(no file chosen)';
}
