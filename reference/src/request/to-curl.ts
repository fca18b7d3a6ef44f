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
  if (!('parts' in body)) return [dataOption(bodyText(body))];
  return body.parts.map((part) =>
    'value' in part
      ? `--form-string ${quote(`${part.name}=${part.value}`)}`
      : `--form ${quote(`${part.name}=@${part.fileName}`)}`,
  );
}

/** After `--data`, a leading @ names a file. */
function dataOption(text: string): string {
  return `${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(text)}`;
}

/** A shell expands nothing between single quotes. */
function quote(text: string): string {
  return /^[\w/.@%^=:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
