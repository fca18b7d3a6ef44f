import type {GeneratedModule} from '../generated-module.js';
import {unionOf} from '../generated-module.js';
import type {Register} from './register.js';

export function generateRegister(register: Register): GeneratedModule {
  return {
    code: `export const assumptions = ${JSON.stringify(register, null, 2)};\n`,
    types: [
      `export type AssumptionId = ${unionOf(Object.keys(register))};`,
      "export type Assumption = import('../src/register/register.js').Assumption;",
      'export declare const assumptions: Readonly<Record<AssumptionId, Assumption>>;',
      '',
    ].join('\n'),
  };
}
