import {join} from 'node:path';
import {fileName} from '../../../agent-server/command-line';
import {writeWithChecksum} from '../../write-with-checksum';
import type {PagePass} from '../built-page';
import {bundleFile} from './bundle-file';
import {gatherKnowledge} from './gather-knowledge';

/**
 * Offers the server for coding agents for download: one file with the documentation of this very
 * build in it, so it comes after the Markdown twins and the search index.
 */
export const writeAgentFile: PagePass = async (pages, {outDir, siteConfig}) => {
  const text = await bundleFile(await gatherKnowledge(pages, outDir, siteConfig.url));
  await writeWithChecksum(join(outDir, 'sandbox'), fileName, text);
};
