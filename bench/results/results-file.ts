import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {formatMarkdown} from '../../scripts/format-markdown';
import {readSections} from '../../scripts/read-sections';

const file = path.join(import.meta.dirname, '../RESULTS.md');
const head = `# Results

Written by \`npm run bench\`; each part replaces its own section. Times of different sections, or of
different runs, cannot be compared: the machines and what else they did differ.`;

/** Puts a section in its place; `titles` is the order of all of them. Gives it as it was written. */
export async function writeSection(
  titles: readonly string[],
  title: string,
  text: string,
): Promise<string> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const sections = readSections(before).set(title, text);
  const texts = titles.flatMap((each) => {
    const content = sections.get(each);
    return content === undefined ? [] : [`## ${each}\n\n${content}`];
  });
  const after = await formatMarkdown([head, ...texts].join('\n\n'));
  await writeFile(file, after);
  return readSections(after).get(title) ?? '';
}
