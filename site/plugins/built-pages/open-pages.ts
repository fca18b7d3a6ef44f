import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {codeVersion} from '../kept/code-version';
import {readKept, writeKept} from '../kept/kept-file';
import type {BuiltPage, PagePass, Readings} from './built-page';
import {parsePage} from './built-page';

type Site = Parameters<PagePass>[1];

/** A built page, and where what was read from it is kept. */
type OpenedPage = {
  readonly page: BuiltPage;
  readonly keepReadings: () => Promise<void>;
};

/** Every built page, with what an earlier build has read from it if it is the same page. */
export function openPages(site: Site): Promise<readonly OpenedPage[]> {
  const about = [codeVersion(), site.siteConfig.url, site.baseUrl];
  return Promise.all(
    globSync('**/*.html', {cwd: site.outDir})
      .sort()
      .map((file) => openPage(file, site, about)),
  );
}

async function openPage(
  file: string,
  {outDir, generatedFilesDir}: Site,
  about: readonly string[],
): Promise<OpenedPage> {
  const html = await readFile(join(outDir, file), 'utf8');
  const kept = join(generatedFilesDir, 'kept', `${file}.json`);
  const inputs = JSON.stringify([...about, html]);
  const bytes = await readKept(kept, inputs);
  const known = bytes === undefined ? '{}' : new TextDecoder().decode(bytes);
  const page = parsePage(file, html, JSON.parse(known) as Readings);
  return {
    page,
    keepReadings: async () => {
      const text = JSON.stringify(page.readings);
      if (text !== known) await writeKept(kept, inputs, new TextEncoder().encode(text));
    },
  };
}
