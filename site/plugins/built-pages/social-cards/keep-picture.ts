import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** The picture of this drawing from an earlier build, or else a new one, which is kept. */
export async function keepPicture(
  folder: string,
  drawing: string,
  paint: (drawing: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(folder, `${createHash('sha256').update(drawing).digest('hex')}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const painted = await paint(drawing);
  await mkdir(folder, {recursive: true});
  // A build that is stopped must not leave half a picture to the next one.
  await writeFile(`${file}.part`, painted);
  await rename(`${file}.part`, file);
  return painted;
}
