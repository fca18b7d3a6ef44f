import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileName} from '../../../agent-server/command-line';
import {twinOf} from '../../../routes';
import {files} from '../../download-files/files';
import type {PagePass} from '../built-page';
import {writeIndex} from './llms-index';
import {readReferenceTwins} from './reference-twins';
import {readTwins} from './read-twins';

/** It carries these texts, so a later pass writes it. */
const agentFile = {
  path: `/sandbox/${fileName}`,
  use: 'Searching and reading all this, and trying the API in a sandbox, over the Model Context Protocol',
};

/**
 * Writes the home page and every guide as Markdown (`/docs/users.md`), `/llms.txt`, which lists all
 * texts, and `/llms-full.txt`, which holds them: for tools that read documentation, and readers who
 * paste it into one. Made from the built page, so that executed examples and quoted limits are in
 * it. The reference's plugin writes its own, from the contract.
 */
export const writeTwins: PagePass = async (pages, site) => {
  const {outDir, siteConfig} = site;
  const {url} = siteConfig;
  const twins = readTwins(pages, url).map((twin) => ({...twin, path: twinOf(twin.path)}));
  const reference = readReferenceTwins(site);
  const whole = [...twins, reference].map(({markdown}) => markdown);
  for (const {path, markdown} of twins) await writeFile(join(outDir, path), markdown);
  await writeFile(
    join(outDir, 'llms.txt'),
    writeIndex(siteConfig, twins, reference, [...files, agentFile]),
  );
  await writeFile(join(outDir, 'llms-full.txt'), whole.join('\n'));
};
