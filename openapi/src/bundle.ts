import {dirname} from 'node:path';
import {bundle, createConfig} from '@redocly/openapi-core';
import type {Contract} from './contract.js';
import {markAssumptions} from './register/mark-assumptions.js';
import {readRegister} from './register/read-register.js';

/** Bundles the split files: every reference and every id of an assumption then points inside the document. */
export async function bundleContract(entry: string, folder = dirname(entry)): Promise<Contract> {
  const {register} = await readRegister(folder);
  return markAssumptions(await bundleFiles(entry), register);
}

/** The document as written: still with the marks of confirmed assumptions, and without the register. */
export async function bundleFiles(entry: string): Promise<Omit<Contract, 'x-assumptions'>> {
  const config = await createConfig({});
  const {bundle: document} = await bundle({ref: entry, config});
  const contract = document.parsed as Omit<Contract, 'x-assumptions'>;
  return {...contract, components: sortComponents(contract.components)};
}

/** By name, so that neither the order of files nor that of references matters. */
function sortComponents(components: Contract['components']): Contract['components'] {
  return Object.fromEntries(
    Object.entries(components)
      .sort(byName)
      .map(([kind, entries]) => [kind, Object.fromEntries(Object.entries(entries).sort(byName))]),
  ) as unknown as Contract['components'];
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
