import {basePath} from '@symblepay/openapi/operations';
import {snippets} from '@symblepay/reference';
import {organisation} from '../../organisation';
import type {CallView} from './present';

/** The request of a recorded call, in every language. */
export function writeSamples({method, path, headers, body}: CallView) {
  const sent = Object.entries({Authorization: 'Bearer YOUR_API_KEY', ...headers});
  return snippets({
    method: method.toUpperCase(),
    url: `${organisation.apiHost}${basePath}${path}`,
    headers: sent.map(([name, value]) => ({name, value})),
    body: body === undefined ? undefined : {mediaType: 'application/json', value: body as never},
  });
}
