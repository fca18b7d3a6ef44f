import type {Shown} from './count-shown';
import type {KeptValues} from './kept-values';
import {keepValues} from './kept-values';
import type {Reader} from './reader';
import {visit} from './reader';

/** The ways in which a page may look, by its path. */
export type Usual = ReadonlyMap<string, readonly Shown[]>;

/** How pages look when the browser keeps nothing, and when it keeps what it should. */
export async function findUsual(
  {context}: Reader,
  paths: readonly string[],
  kinds: readonly KeptValues[],
): Promise<Usual> {
  const usual = new Map<string, readonly Shown[]>();
  const page = await context.newPage();
  for (const path of paths) {
    const shown: Shown[] = [];
    for (const kind of kinds) {
      await keepValues(page, kind);
      shown.push(await visit(page, path));
    }
    usual.set(path, shown);
  }
  await page.close();
  return usual;
}
