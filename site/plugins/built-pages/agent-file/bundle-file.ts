import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Plugin} from 'esbuild';
import {build} from 'esbuild';
import type {Knowledge} from '../../../agent-server/knowledge';

const entry = fileURLToPath(new URL('../../../agent-server/file.ts', import.meta.url));

/** The server with all it needs and knows in one file, for Node alone. */
export async function bundleFile(knowledge: Knowledge): Promise<string> {
  const packed = brotliCompressSync(JSON.stringify(knowledge), {params: quick}).toString('base64');
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    minify: true,
    define: {packedKnowledge: JSON.stringify(packed)},
    plugins: [withoutAjv],
    // The same bytes wherever it is built.
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    legalComments: 'none',
    banner: {
      js: `#!/usr/bin/env node\n// Symblepay for coding agents, contract ${knowledge.version}. Start it with --help to see what it can do.`,
    },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** A tenth larger than at the highest quality, in a thirtieth of the time. */
const quick = {[constants.BROTLI_PARAM_QUALITY]: 9};

/** The SDK brings a validator for forms that a server asks its client to show; this one asks none. */
const withoutAjv: Plugin = {
  name: 'without-ajv',
  setup(building) {
    building.onLoad({filter: /validation[/\\]ajv-provider\.js$/}, () => ({
      contents: 'export class AjvJsonSchemaValidator {}',
      loader: 'js',
    }));
  },
};
