import type {GeneratedModule} from '../generated-module.js';
import {unionOf} from '../generated-module.js';
import type {Register} from './register.js';
import {groundKinds} from './register.js';

export function generateRegister(register: Register): GeneratedModule {
  return {
    code: `export const assumptions = ${JSON.stringify(register, null, 2)};\n`,
    types: [
      `export type AssumptionId = ${unionOf(Object.keys(register))};`,
      'export interface Assumption {',
      '  readonly area: string;',
      '  readonly statement: string;',
      `  readonly restsOn: {readonly kind: ${unionOf(groundKinds)}; readonly note: string};`,
      "  readonly status: 'assumed' | 'confirmed';",
      '  readonly since?: string;',
      '  readonly by?: string;',
      '}',
      'export declare const assumptions: Readonly<Record<AssumptionId, Assumption>>;',
      '',
    ].join('\n'),
  };
}
