import type {Contract} from './contract.js';
import {listCalls} from './contract.js';
import type {GeneratedModule} from './generated-module.js';
import {toLiteral} from './generated-module.js';

/** What each operation is for. A module of its own: a page that shows no texts does not load them. */
export function generateTexts(contract: Contract): GeneratedModule {
  const textsOf = (part: 'summary' | 'description') =>
    toLiteral(listCalls(contract).map(({operation}) => [operation.operationId, operation[part]]));
  return {
    code: [
      `export const summaries = ${textsOf('summary')};`,
      `export const descriptions = ${textsOf('description')};`,
      '',
    ].join('\n'),
    types: [
      "import type {OperationId} from './validators/index.js';",
      '',
      'export declare const summaries: Readonly<Record<OperationId, string>>;',
      'export declare const descriptions: Readonly<Record<OperationId, string>>;',
      '',
    ].join('\n'),
  };
}
