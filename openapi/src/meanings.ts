import type {Contract, Schema} from './contract.js';
import type {GeneratedModule} from './generated-module.js';

type Texts = Readonly<Record<string, string>>;

/** A module with what each value of a closed list and each field means, and its types. */
export function generateMeanings({components}: Contract): GeneratedModule {
  const entries = Object.entries(components.schemas)
    .map(([name, schema]) => [name, textsIn(schema)] as const)
    .filter(([, texts]) => Object.keys(texts).length > 0);
  const types = entries.map(([name, texts]) => {
    const keys = Object.keys(texts).map((key) => JSON.stringify(key));
    return `  readonly ${name}: Readonly<Record<${keys.join(' | ')}, string>>;`;
  });
  return {
    code: `export const meanings = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`,
    types: ['export declare const meanings: {', ...types, '};', ''].join('\n'),
  };
}

function textsIn(schema: Schema): Texts {
  const described = Object.entries(schema.properties ?? {}).flatMap(([name, {description}]) =>
    description === undefined ? [] : [[name, description] as const],
  );
  return {...schema['x-enum-descriptions'], ...Object.fromEntries(described)};
}
