import {readFile} from 'node:fs/promises';
import {transform} from 'esbuild';
import type {Contract} from '../contract.js';

const modules = ['code-point-length', 'describe-error', 'field-errors', 'formats', 'iban'];

const fieldErrorTypes = `import type {FieldError} from '../../types.js';

export type {FieldError};

type Values = Readonly<Record<string, unknown>>;

export type OperationParameters = Readonly<Partial<Record<'path' | 'query' | 'header', Values>>>;
`;

/** What the validators share at run time: the modules in src/runtime, as JavaScript. */
export async function generateRuntime(contract: Contract): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'runtime/field-errors.d.ts': fieldErrorTypes,
    'runtime/pattern-descriptions.js': generatePatternDescriptions(contract),
  };
  for (const name of modules) {
    const source = await readFile(new URL(`../runtime/${name}.ts`, import.meta.url), 'utf8');
    const {code} = await transform(source, {loader: 'ts', target: 'es2022'});
    files[`runtime/${name}.js`] = code;
  }
  return files;
}

function generatePatternDescriptions({components}: Contract): string {
  const fields = Object.values(components.schemas).flatMap(({properties}) =>
    Object.values(properties ?? {}),
  );
  const parameters = Object.values(components.parameters ?? {}).map(({schema}) => schema);
  const texts = [...fields, ...parameters]
    .filter((field) => typeof field.pattern === 'string')
    .map((field) => [field.pattern, field['x-pattern-description']] as const)
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return `export const patternDescriptions = ${JSON.stringify(Object.fromEntries(texts), null, 2)};\n`;
}
