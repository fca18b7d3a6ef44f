import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {findProgram} from './debian-package';

const wanted = {name: 'chromium', programs: ['chromium'], variable: 'CHROMIUM_PATH'};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a path that names no file is refused with the variable and the path', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findProgram(wanted)).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, where there is no file.',
  );
});

test('a program that is nowhere and cannot be installed is named with the command', async () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', '/nowhere');
  await expect(findProgram({...wanted, programs: ['no-such-browser']})).rejects.toThrow(
    'No chromium was found. Install it (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its path.',
  );
});

test('a package that cannot be installed is named with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apt-'));
  writeFileSync(join(folder, 'apt-get'), '#!/bin/sh\nexit 100\n', {mode: 0o755});
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
  await expect(findProgram({...wanted, programs: ['no-such-browser']})).rejects.toThrow(
    'chromium cannot be installed. Install chromium yourself or set CHROMIUM_PATH to its path.',
  );
  rmSync(folder, {recursive: true});
});

test('an installed program is used as it is', async () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  expect(await findProgram({...wanted, programs: ['node']})).toMatch(/node$/);
});
