import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Writes a file for download and, beside it, what `sha256sum --check` reads. */
export async function writeWithChecksum(
  folder: string,
  name: string,
  text: string | Uint8Array,
): Promise<void> {
  const sum = createHash('sha256').update(text).digest('hex');
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, name), text);
  await writeFile(join(folder, `${name}.sha256`), `${sum}  ${name}\n`);
}
