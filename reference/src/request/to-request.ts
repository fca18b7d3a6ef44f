import type {PlainRequest} from './build-request';
import {isForbiddenHeader} from './forbidden-headers';
import type {Pair, RequestBody} from './request-body';
import {bodyText} from './request-body';

export function toRequest(request: PlainRequest): Request {
  const {method, url, body} = request;
  return new Request(url, {
    method,
    headers: sentHeaders(request).map(({name, value}): [string, string] => [name, value]),
    ...(body === undefined ? {} : {body: toBodyInit(body)}),
  });
}

/** The headers that a browser lets a page set. */
export function sentHeaders({headers}: PlainRequest): readonly Pair[] {
  return headers.filter(({name}) => !isForbiddenHeader(name));
}

function toBodyInit(body: RequestBody): BodyInit {
  if (!('parts' in body)) return bodyText(body);
  const data = new FormData();
  for (const part of body.parts) {
    if ('value' in part) data.append(part.name, part.value);
    else if (part.file) data.append(part.name, part.file, part.fileName);
  }
  return data;
}
