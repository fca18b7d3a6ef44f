import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants} from 'node:zlib';
import {version} from '@symblepay/openapi/operations';
import type {Plugin} from 'esbuild';
import {build} from 'esbuild';

/** The name under which the sandbox is downloaded. */
export const fileName = 'symblepay-sandbox.mjs';

/**
 * The sandbox with all it needs in one file, for Node alone. Another entry may need the native
 * database, which stays outside.
 */
export async function bundleFile(
  entry = fileURLToPath(new URL('file.ts', import.meta.url)),
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    external: ['classic-level'],
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    minify: true,
    plugins: [packContracts],
    // The same bytes wherever it is built.
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    legalComments: 'none',
    banner: {
      js: `#!/usr/bin/env node\n// Symblepay sandbox, contract ${version}. Start it with --help to see what it can do.`,
    },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** A few bytes more than at the highest quality, in a fraction of the time. */
const quick = {[constants.BROTLI_PARAM_QUALITY]: 9};

/** The contracts are a third of the file, and a tenth of that when they are packed. */
const packContracts: Plugin = {
  name: 'pack-contracts',
  setup(building) {
    building.onLoad({filter: /openapi\.json$/}, async ({path}) => {
      const document = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      const packed = brotliCompressSync(document, {params: quick}).toString('base64');
      return {
        contents: `import {brotliDecompressSync} from 'node:zlib';
export default JSON.parse(brotliDecompressSync(Buffer.from('${packed}', 'base64')));`,
        loader: 'js',
      };
    });
  },
};
