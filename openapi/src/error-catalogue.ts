import type {Contract} from './contract.js';
import type {GeneratedModule} from './generated-module.js';

/** A module with cause and remedy of every error, by its typeCode. */
export function generateErrorCatalogue({components}: Contract): GeneratedModule {
  const catalogue = components.schemas.ErrorTypeCode?.['x-error-catalogue'] ?? {};
  const entries = Object.entries(catalogue as Readonly<Record<string, Entry>>).map(
    ([typeCode, {cause, remedy}]) => [typeCode, {cause, remedy}] as const,
  );
  return {
    code: `export const errorCatalogue = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`,
    types: [
      "import type {KnownErrorTypeCode} from './types.js';",
      '',
      'export type ErrorEntry = {readonly cause: string; readonly remedy: string};',
      'export declare const errorCatalogue: Readonly<Record<KnownErrorTypeCode, ErrorEntry>>;',
      '',
    ].join('\n'),
  };
}

type Entry = {readonly cause: string; readonly remedy: string};
