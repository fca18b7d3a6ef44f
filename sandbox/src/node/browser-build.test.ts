import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {assumptions} from '@symblepay/openapi/assumptions';
import {build} from 'esbuild';
import {expect, test} from 'vitest';

test('The browser build needs nothing of Node and stays small', async () => {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../browser.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    outdir: 'out',
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  // Loaded when somebody asks what is assumed, what the sandbox can do or what was met, to read a
  // control call over HTTP, and to send webhooks.
  const later = /assumptions|describe-sandbox|requests|endpoint-queues|coverage/;
  const loaded = outputFiles.filter(({path}) => !later.test(path));
  expect(outputFiles.length - loaded.length).toBe(6);
  const bytes = loaded.reduce((sum, {contents}) => sum + gzipSync(contents).length, 0);
  expect(bytes).toBeLessThan(58_000);
  const code = loaded.map(({text}) => text).join();
  expect(code).not.toMatch(/\b(eval\(|new Function\()/);
  expect(code).not.toContain(assumptions['trade-steps'].statement);
});
