import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** What an earlier build made of the same inputs, or else what `make` makes now, which is kept. */
export async function keep(
  file: string,
  inputs: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = await readKept(file, inputs);
  if (kept !== undefined) return kept;
  const made = await make();
  await writeKept(file, inputs, made);
  return made;
}

/** What was kept under this name, if it was made of the same inputs and is still whole. */
export async function readKept(file: string, inputs: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const content = bytes.subarray(bytes.indexOf('\n') + 1);
  const isSound = bytes.subarray(0, -content.length || undefined).equals(seal(inputs, content));
  return isSound ? content : undefined;
}

/** Takes the place of what was kept under this name, so that nothing piles up. */
export async function writeKept(file: string, inputs: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  // A build that is stopped must not leave half a file to the next one.
  await writeFile(`${file}.part`, [seal(inputs, content), content]);
  await rename(`${file}.part`, file);
}

/** The first line of a kept file: what it was made of, and what it holds. */
function seal(inputs: string, content: Uint8Array): Buffer {
  return Buffer.from(`${digest(inputs)} ${digest(content)}\n`);
}

function digest(of: string | Uint8Array): string {
  return createHash('sha256').update(of).digest('hex');
}
