import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** The Markdown twin of a guide. */
export type Twin = {
  /** Below `docs`, as a documentation generator wants it: `trades/index.md` leads `trades/`. */
  readonly file: string;
  readonly title: string;
  /** Without the title. */
  readonly body: string;
};

export async function readTwins(build: string): Promise<readonly Twin[]> {
  const folder = path.join(build, 'docs');
  const names = await readdir(folder, {recursive: true});
  const files = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => {
      const section = file.replace(/\.md$/, '');
      const text = await readFile(path.join(folder, file), 'utf8');
      const [, title, body] = /^# (.+)\n([^]*)$/.exec(text) ?? [];
      if (title === undefined || body === undefined) throw new Error(`${file} has no title.`);
      // Pictures are fetched from the site that shows them, not from ours.
      const own = body.replace(/\]\(https?:\/\/[^/)]+\/img\//g, '](/img/');
      return {file: names.includes(section) ? `${section}/index.md` : file, title, body: own};
    }),
  );
}
