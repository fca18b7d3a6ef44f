import contract from '@symblepay/openapi/openapi.json';
import {buildModel, listAnchors, parseDocument} from '@symblepay/reference';

/** Every id in the reference that a link can lead to. */
export const anchors: ReadonlySet<string> = new Set(
  listAnchors(buildModel(parseDocument(JSON.stringify(contract)))),
);
