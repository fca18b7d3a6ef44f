import contract from '@symblepay/openapi/openapi.json';
import {recordAll} from '../../plugins/executed-examples/record-all';
import type {Document} from '../document';
import {publish} from '../publish';

/** Played anew, so that a test sees the scenarios as they are now; once for all tests of a worker. */
export const published = recordAll(`${process.cwd()}/site/examples`).then((recordings) => ({
  recordings,
  document: publish(contract as unknown as Document, recordings),
}));
