import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

export type {BrowserReport} from './browser-page';

/** The conformance suite with the sandbox in it, as one script for a page. */
export async function bundleBrowserPage(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('browser-page.ts', import.meta.url))],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
