import {bundleFile, fileName} from '@symblepay/sandbox/file';
import {documentFiles} from '@symblepay/reference/plugin/document-files';
import {readDocument, readRecordings} from '../../published/files';
import {routes} from '../../routes';
import {makeCollection} from './postman/collection';
import {readTypes} from './types-file';

export type DownloadFile = {
  /** Its address, from the site's base URL. */
  readonly path: string;
  /** What a reader does with it. */
  readonly use: string;
  readonly make: () => string | Promise<string>;
  /** The plugin that writes it, unless this one does. */
  readonly by?: string;
};

const folder = routes.reference;
const contract = () => documentFiles(readDocument());

/** Every file that a reader can download: the guide lists them in this order. */
export const files: readonly DownloadFile[] = [
  {
    path: `${folder}/openapi.json`,
    use: 'Generating clients and models',
    make: () => contract()['openapi.json'],
    by: 'reference',
  },
  {
    path: `${folder}/openapi.yaml`,
    use: 'Reading, comparing two versions',
    make: () => contract()['openapi.yaml'],
    by: 'reference',
  },
  {
    path: `${folder}/symblepay.postman_collection.json`,
    use: 'Playing a whole trade in Postman',
    make: () => makeCollection(readDocument(), readRecordings()),
  },
  {
    path: `${folder}/symblepay.d.ts`,
    use: 'Typing your code in TypeScript',
    make: readTypes,
  },
  {
    path: `/sandbox/${fileName}`,
    use: 'Testing on your own machine',
    make: bundleFile,
    by: 'sandbox-file',
  },
];
