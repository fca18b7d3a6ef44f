import {join} from 'node:path';
import {fileName} from '../../../agent-server/command-line';
import {codeVersion} from '../../kept/code-version';
import {keep} from '../../kept/kept-file';
import {writeWithChecksum} from '../../write-with-checksum';
import type {PagePass} from '../built-page';
import {gatherKnowledge} from './gather-knowledge';

/**
 * Offers the server for coding agents for download: one file with the documentation of this very
 * build in it, so it comes after the Markdown twins and the search index.
 */
export const writeAgentFile: PagePass = async (pages, site) => {
  const {outDir, generatedFilesDir} = site;
  const knowledge = await gatherKnowledge(pages, site);
  const inputs = JSON.stringify([codeVersion(), knowledge]);
  const text = await keep(join(generatedFilesDir, 'kept', fileName), inputs, async () => {
    const {bundleFile} = await import('./bundle-file');
    return new TextEncoder().encode(await bundleFile(knowledge));
  });
  await writeWithChecksum(join(outDir, 'sandbox'), fileName, text);
};
