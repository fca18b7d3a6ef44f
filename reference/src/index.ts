export {kebabCase} from './model/anchors';
export {buildModel} from './model/build-model';
export {listAnchors} from './model/list-anchors';
export type {Method} from './model/model';
export {parseDocument} from './model/parse-document';
export type {Sample} from './samples/snippets';
export {snippets} from './samples/snippets';
export {tokenize} from './samples/tokens';
export type {Token} from './samples/tokens';
