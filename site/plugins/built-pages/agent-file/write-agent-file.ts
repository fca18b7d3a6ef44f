import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileName} from '../../../agent-server/command-line';
import type {PagePass} from '../built-page';
import {bundleFile} from './bundle-file';
import {gatherKnowledge} from './gather-knowledge';

/**
 * Offers the server for coding agents for download: one file with the documentation of this very
 * build in it, so it comes after the Markdown twins and the search index.
 */
export const writeAgentFile: PagePass = async (_, {outDir, siteConfig}) => {
  const folder = join(outDir, 'sandbox');
  const text = await bundleFile(await gatherKnowledge(outDir, siteConfig.url));
  const sum = createHash('sha256').update(text).digest('hex');
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, fileName), text);
  await writeFile(join(folder, `${fileName}.sha256`), `${sum}  ${fileName}\n`);
};
