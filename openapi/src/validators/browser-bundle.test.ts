import {createContext, runInContext} from 'node:vm';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {validRequests} from '../../expectations/valid-requests.js';
import {loadValidators} from '../testing/load-validators.js';

const {folder, files} = await loadValidators();
const trade = validRequests.initiateTrade?.body as Record<string, unknown>;

test('no file needs eval, a require or an annotation of the contract', () => {
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).not.toMatch(/\beval\(|new Function|require\(|x-assumption/);
  }
});

test('calls with the same parameters share one check', () => {
  const names = Object.keys(files).filter((name) => name.startsWith('parameters/'));
  expect(new Set(names.map((name) => files[name])).size).toBe(names.length);
});

describe('the trade-creation validator in a browser bundle', async () => {
  const {outputFiles} = await build({
    stdin: {
      contents: "export {validateBody} from './initiateTrade.js';",
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'trade',
    platform: 'browser',
    treeShaking: true,
  });
  const script = outputFiles[0]?.text ?? '';

  test('is under 5 KB compressed, with all that it needs', () => {
    const sizes = {
      gzip: gzipSync(script, {level: 9}).length,
      brotli: brotliCompressSync(script).length,
    };
    expect(sizes.gzip).toBeLessThan(5 * 1024);
    expect(sizes.brotli).toBeLessThan(5 * 1024);
  });

  test('runs where code from texts is forbidden', () => {
    const page = createContext({}, {codeGeneration: {strings: false, wasm: false}});
    runInContext(script, page);
    const errors: unknown = runInContext(
      `JSON.stringify(trade.validateBody(${JSON.stringify({...trade, title: '🚲'.repeat(65)})}))`,
      page,
    );
    expect(errors).toBe(
      JSON.stringify([
        {key: 'title', value: 'This is too long: it must have at most 64 characters.'},
      ]),
    );
  });
});
