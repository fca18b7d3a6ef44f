import type {Header, PlainRequest} from './build-request';
import {isForbiddenHeader} from './forbidden-headers';
import type {RequestBody} from './request-body';
import {bodyText, encodePairs} from './request-body';

/** The request for `fetch`. */
export function toRequest(request: PlainRequest): Request {
  const {method, url, body} = request;
  return new Request(url, {
    method,
    headers: sentHeaders(request).map(({name, value}): [string, string] => [name, value]),
    ...(body === undefined ? {} : {body: toBodyInit(body)}),
  });
}

/** Those that a page may set. */
export function sentHeaders({headers}: PlainRequest): readonly Header[] {
  return headers.filter(({name}) => !isForbiddenHeader(name));
}

function toBodyInit(body: RequestBody): BodyInit {
  if ('value' in body) return bodyText(body);
  if ('pairs' in body) return encodePairs(body.pairs);
  const form = new FormData();
  for (const part of body.parts) {
    if ('value' in part) form.append(part.name, part.value);
    else if (part.file) form.append(part.name, part.file, part.fileName);
  }
  return form;
}
