import type {PlainRequest} from './build-request';
import type {RequestBody} from './request-body';
import {bodyText} from './request-body';

export function toCurl({method, url, headers, body}: PlainRequest): string {
  return [
    `curl --request ${method}`,
    `--url ${quote(url)}`,
    ...headers.map(({name, value}) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ');
}

function bodyOptions(body: RequestBody): readonly string[] {
  if (!('parts' in body)) return [`--data ${quote(bodyText(body))}`];
  return body.parts.map((part) =>
    'value' in part
      ? `--form-string ${quote(`${part.name}=${part.value}`)}`
      : `--form ${quote(`${part.name}=@${part.fileName}`)}`,
  );
}

/** A shell expands nothing between single quotes. */
function quote(text: string): string {
  return /^[\w/.@%^=:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
