import {cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse, stringify} from 'yaml';

export const contractFolder = fileURLToPath(new URL('../..', import.meta.url));

const parts = [
  '.redocly.lint-ignore.yaml',
  'openapi.yaml',
  'assumptions',
  'control',
  'paths',
  'schemas',
  'parameters',
  'responses',
  'webhooks',
];

/** A copy of the contract's files to break or build; the test removes it. */
export async function copyContract(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  for (const part of parts) {
    await cp(join(contractFolder, part), join(folder, part), {recursive: true});
  }
  return folder;
}

/** Changes one YAML file of a copy. */
export async function editFile(
  folder: string,
  file: string,
  change: (content: Editable) => void,
): Promise<void> {
  const path = join(folder, file);
  const content = parse(await readFile(path, 'utf8')) as Editable;
  change(content);
  await writeFile(path, stringify(content));
}

/** YAML content of unknown shape, which a test navigates by the names it knows. */
export type Editable = {
  [name: string]: Editable | undefined;
};
