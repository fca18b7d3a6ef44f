import {fileURLToPath} from 'node:url';
import {version} from '@symblepay/openapi/operations';
import {build} from 'esbuild';

/** The name under which the sandbox is downloaded. */
export const fileName = 'symblepay-sandbox.mjs';

/** The sandbox with all it needs in one file, for Node alone. */
export async function bundleFile(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('file.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    minify: true,
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
