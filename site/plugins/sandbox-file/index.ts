import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundleFile, fileName} from '@symblepay/sandbox/file';

/** Offers the sandbox for download: one file, its checksum, and a container file around it. */
export default function sandboxFile(): Plugin {
  return {
    name: 'sandbox-file',
    async postBuild({outDir}) {
      const folder = join(outDir, 'sandbox');
      const text = await bundleFile();
      const sum = createHash('sha256').update(text).digest('hex');
      await mkdir(folder, {recursive: true});
      await writeFile(join(folder, fileName), text);
      await writeFile(join(folder, `${fileName}.sha256`), `${sum}  ${fileName}\n`);
      await writeFile(join(folder, 'Containerfile'), containerFile);
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
