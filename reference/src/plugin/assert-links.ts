import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Model} from '../model/model';
import {createAnchorCheck} from './anchor-check';

/** A link to a field that does not exist stops the build, wherever in the site it is. */
export async function assertLinks(outDir: string, route: string, model: Model): Promise<void> {
  const check = createAnchorCheck(model);
  const files = await readdir(outDir, {recursive: true});
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    for (const id of linkedAnchors(html, route)) {
      const problem = check(id);
      if (problem !== undefined) problems.push(`${file}: ${problem}`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`Links to the reference lead nowhere:\n${problems.join('\n')}`);
  }
}

function linkedAnchors(html: string, route: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [, address = ''] of html.matchAll(/\shref=["']?([^"'\s>]+)/g)) {
    const [target, id] = address.split('#');
    if (id && target?.replace(/\/$/, '') === route) ids.add(decodeURIComponent(id));
  }
  return ids;
}
