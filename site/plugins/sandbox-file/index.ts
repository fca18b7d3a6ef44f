import {execFile} from 'node:child_process';
import {rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import type {Plugin} from '@docusaurus/types';
import {bundleFile, fileName} from '@symblepay/sandbox/file';
import {writeWithChecksum} from '../write-with-checksum';

/**
 * Offers the sandbox for download: one file, its checksum, a container file around it, and the
 * marketplace that is tested with it.
 */
export default function sandboxFile(): Plugin {
  return {
    name: 'sandbox-file',
    async postBuild({outDir}) {
      const folder = join(outDir, 'sandbox');
      await writeWithChecksum(folder, fileName, await bundleFile());
      await writeFile(join(folder, 'Containerfile'), containerFile);
      await packMarketplace(folder);
    },
  };
}

/** Whoever runs a container names its ports; inside, every address of it is served. */
const containerFile = `FROM node:22-slim
COPY ${fileName} /
USER node
EXPOSE 4010
CMD ["node", "/${fileName}", "--host", "0.0.0.0"]
`;

const marketplace = fileURLToPath(new URL('../../../examples/marketplace', import.meta.url));

/** The same bytes wherever it is packed: npm gives all files one date. */
async function packMarketplace(folder: string): Promise<void> {
  const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
  const {stdout} = await promisify(execFile)('npm', ['pack', marketplace, ...options]);
  await rename(join(folder, stdout.trim()), join(folder, 'marketplace.tgz'));
}
