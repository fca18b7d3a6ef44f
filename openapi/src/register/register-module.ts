import type {GeneratedModule} from '../generated-module.js';
import {unionOf} from '../generated-module.js';
import type {Register} from './register.js';

export function generateRegister(register: Register): GeneratedModule {
  return {
    code: `export const assumptions = ${JSON.stringify(register, null, 2)};\n`,
    types: [
      "import type {Assumption} from '../src/register/register.js';",
      '',
      'export type {Assumption};',
      `export type AssumptionId = ${unionOf(Object.keys(register))};`,
      'export declare const assumptions: Readonly<Record<AssumptionId, Assumption>>;',
      '',
    ].join('\n'),
  };
}
