import type {ValidateFunction} from 'ajv';
import type {Ajv2020} from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {transform} from 'esbuild';

/** The source of a module that exports `check`, the compiled schema, without eval or require. */
export async function generateSchemaModule(
  ajv: Ajv2020,
  compiled: ValidateFunction,
): Promise<string> {
  const code = standaloneCode(ajv, compiled)
    .replace('"use strict";', '')
    .replace(/export const validate = (\w+);export default \w+;/, 'export const check = $1;')
    .replace(
      /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g,
      'const $1 = codePointLength;',
    )
    // Callers do not need a rule's location in the schema, and it is half of the bytes.
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, '');
  if (code.includes('require(')) {
    throw new Error('A validator needs a module of ajv that is not shipped, beside ucs2length.');
  }
  const source = `${importsOf(code)}${code}`;
  const options = {minify: true, format: 'esm', target: 'es2022', treeShaking: true} as const;
  return (await transform(source, options)).code;
}

function importsOf(code: string): string {
  const imports = {
    codePointLength: '../runtime/code-point-length.js',
    formats: '../runtime/formats.js',
  };
  return Object.entries(imports)
    .filter(([name]) => code.includes(`= ${name}`))
    .map(([name, module]) => `import {${name}} from '${module}';\n`)
    .join('');
}
