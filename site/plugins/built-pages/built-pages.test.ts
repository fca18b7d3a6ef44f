import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {BuiltPagesOptions} from '.';
import builtPages, {validateOptions} from '.';

function check(options: object): BuiltPagesOptions {
  return validateOptions({validate: normalizePluginOptions as never, options});
}

test('a site takes every pass, the policy after all that it judges, unless it names some', () => {
  expect(check({}).passes.slice(-2)).toEqual(['content-security-policy', 'font']);
  expect(check({passes: ['search-index']}).passes).toEqual(['search-index']);
});

test('a pass that does not exist is refused', () => {
  expect(() => check({passes: ['polish']})).toThrow('"passes[0]" must be one of [reference-links');
});

test('a page is written as the passes leave it', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'built-'));
  const file = join(outDir, 'index.html');
  writeFileSync(file, '<head></head><script>a()</script>');
  const plugin = builtPages({} as LoadContext, {passes: ['content-security-policy']});
  const site = {outDir, generatedFilesDir: outDir, baseUrl: '/', siteConfig: {url: 'https://x'}};
  await plugin.postBuild?.(site as never);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^<head><\/head><noscript>.*Content-Security-Policy.*<\/noscript><script>.*a\(\)<\/script>$/,
  );
  rmSync(outDir, {recursive: true});
});
