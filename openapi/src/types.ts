import openapiTypescript, {astToString} from 'openapi-typescript';
import type {Contract} from './contract.js';

/** TypeScript types of the contract, and a short name for each schema. */
export async function generateTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTypescript(structuredClone(contract) as never, {
    alphabetize: false,
    immutable: false,
    silent: true,
  });
  const aliases = Object.keys(contract.components.schemas).map(
    (name) => `export type ${name} = components['schemas']['${name}'];`,
  );
  return `${astToString(nodes)}\n${aliases.join('\n')}\n`;
}
