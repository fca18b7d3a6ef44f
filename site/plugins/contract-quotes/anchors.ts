import contract from '@symblepay/openapi/openapi.json';
import {buildModel, parseDocument} from '@symblepay/reference';

/** Every id in the reference that a link can lead to. */
export const anchors: ReadonlySet<string> = new Set(
  buildModel(parseDocument(JSON.stringify(contract))).anchors,
);
