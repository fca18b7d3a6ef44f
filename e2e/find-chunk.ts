import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import {fileURLToPath} from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The address, as a pattern for `page.route`, of the one script of a built site that holds a text. */
export function findChunk(folder: string, text: string): string {
  const scripts = globSync('assets/js/*.js', {cwd: join(root, folder)}).filter((script) =>
    readFileSync(join(root, folder, script), 'utf8').includes(text),
  );
  if (scripts.length !== 1) {
    throw new Error(`${scripts.length} scripts of ${folder} hold "${text}": one was expected.`);
  }
  return `**/${scripts[0] ?? ''}`;
}
