import {rename, writeFile} from 'node:fs/promises';

/** Writes a file in one step: plugins run side by side after the build, and none may read half a page. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}
