import type {PlainRequest} from './build-request';
import type {RequestBody} from './request-body';
import {bodyText, encodePairs} from './request-body';

/** The request for a terminal. */
export function toCurl({method, url, headers, body}: PlainRequest): string {
  return [
    `curl --request ${method}`,
    `--url ${quote(url)}`,
    ...headers.map(({name, value}) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ');
}

function bodyOptions(body: RequestBody): readonly string[] {
  if ('value' in body) return [`--data ${quote(bodyText(body))}`];
  if ('pairs' in body) return [`--data ${quote(encodePairs(body.pairs))}`];
  return body.parts.map((part) =>
    'value' in part
      ? `--form-string ${quote(`${part.name}=${part.value}`)}`
      : `--form ${quote(`${part.name}=@${part.fileName}`)}`,
  );
}

/** Between a shell's single quotes nothing is expanded. */
function quote(text: string): string {
  return /^[\w/.@%^=:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
