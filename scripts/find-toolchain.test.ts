import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, onTestFinished, test, vi} from 'vitest';
import {findToolchains, isInstalled} from './find-toolchain';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a developer without a language is told what to install, and goes on', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CI', undefined);
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await findToolchains();
  expect(isInstalled('php')).toBe(false);
  expect(log).toHaveBeenCalledWith(
    'No PHP with Guzzle was found. Install it (on Debian: sudo apt-get install php-guzzlehttp-guzzle php-cli). Its samples are not run here.',
  );
});

test('CI stops without a language', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CI', 'true');
  await expect(findToolchains()).rejects.toThrow('No curl was found.');
});

test('PHP without Guzzle does not count as PHP with Guzzle', () => {
  const settings = mkdtempSync(join(tmpdir(), 'php-'));
  onTestFinished(() => rmSync(settings, {recursive: true}));
  writeFileSync(join(settings, 'nowhere.ini'), 'include_path=/nowhere\n');
  vi.stubEnv('PHP_INI_SCAN_DIR', settings);
  expect(isInstalled('php')).toBe(false);
});
