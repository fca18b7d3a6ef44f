import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

export type Guide = {
  /** Below `site/docs`: `trades/index.mdx`. */
  readonly file: string;
  /** Where readers find it: `/docs/trades`. */
  readonly path: string;
  /** What the page says about itself, such as its title. */
  readonly frontMatter: Readonly<Record<string, string>>;
  /** What follows. Empty lines stand in for the front matter: line numbers are the file's. */
  readonly body: string;
};

const folder = join(__dirname, 'docs');

/** Every guide as it is written, in the order of the files. */
export function readGuides(): readonly Guide[] {
  return globSync('**/*.mdx', {cwd: folder})
    .sort()
    .map((file) => parseGuide(file, readFileSync(join(folder, file), 'utf8')));
}

export function parseGuide(file: string, source: string): Guide {
  const front = /^---\n[^]*?\n---\n/.exec(source)?.[0] ?? '';
  const fields = [...front.matchAll(/^(\w+): *(\S.*)$/gm)];
  return {
    file,
    path: `/docs/${file.replace(/(?:\/index)?\.mdx$/, '')}`,
    frontMatter: Object.fromEntries(fields.map(([, key = '', value = '']) => [key, value])),
    body: front.replace(/[^\n]/g, '') + source.slice(front.length),
  };
}
