export {kebabCase} from './model/anchors';
export {buildModel} from './model/build-model';
export type {Method} from './model/model';
export {parseDocument} from './model/parse-document';
export {snippets} from './request/samples/snippets';
export {tokenize} from './request/samples/tokenize';
