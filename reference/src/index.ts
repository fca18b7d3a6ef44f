export {kebabCase} from './model/anchors';
export {buildModel} from './model/build-model';
export {listAnchors} from './model/list-anchors';
export type {Method} from './model/model';
export {parseDocument} from './model/parse-document';
export {snippets} from './request/samples/snippets';
export {tokenize} from './request/samples/tokenize';
