import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {expect, test} from 'vitest';

test('The browser build needs nothing of Node and stays small', async () => {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../browser/browser-sandbox.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    outdir: 'out',
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  // A page keeps its state in IndexedDB and sends no webhooks.
  const loaded = outputFiles.filter(({path}) => !/memory-level|endpoint-queues/.test(path));
  expect(loaded).toHaveLength(outputFiles.length - 2);
  const bytes = loaded.reduce((sum, {contents}) => sum + gzipSync(contents).length, 0);
  expect(bytes).toBeLessThan(76_000);
  expect(loaded.map(({text}) => text).join()).not.toMatch(/\b(eval\(|new Function\()/);
});
