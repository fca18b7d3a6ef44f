import type {Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {routes} from '../../routes';
import type {DownloadFile} from './files';
import {files} from './files';
import type {ListedFile} from './list-sums';
import {listSums} from './list-sums';

type MadeFile = {readonly file: DownloadFile; readonly text: string; readonly listed: ListedFile};

/**
 * Offers files for download. They are made before the pages, so that a page can say how large each
 * is and what its checksum is.
 */
export default function downloadFiles(): Plugin<readonly MadeFile[]> {
  return {
    name: 'download-files',
    loadContent: () => Promise.all(files.map(makeFile)),
    async contentLoaded({content, actions}) {
      await actions.createData('files.json', JSON.stringify(listAll(content)));
    },
    async postBuild({outDir, content}) {
      const write = async (path: string, text: string) => {
        const target = join(outDir, path);
        await mkdir(dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      for (const {file, text} of content) {
        if (file.by === undefined) await write(file.path, text);
      }
      await write(`${routes.reference}/SHA256SUMS`, listSums(listAll(content)));
    },
  };
}

async function makeFile(file: DownloadFile): Promise<MadeFile> {
  const {path, use, make} = file;
  const text = await make();
  const sha256 = createHash('sha256').update(text).digest('hex');
  return {file, text, listed: {path, use, bytes: Buffer.byteLength(text), sha256}};
}

function listAll(made: readonly MadeFile[]): readonly ListedFile[] {
  return made.map(({listed}) => listed);
}
