import {stringify} from 'yaml';

/** A document for download, by the names of its files. Both hold the same. */
export function documentFiles(document: object) {
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi.yaml': stringify(document),
  } as const;
}
