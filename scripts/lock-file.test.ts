import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type LockFile = {readonly packages: Readonly<Record<string, {readonly resolved?: string}>>};

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const names = Object.keys(packages);

/** npm forgets other platforms when it rewrites the lock file beside an installed node_modules. */
test('every native package is locked for each platform that people install on', () => {
  const natives = names.filter((name) => /[-/]linux-x64(-gnu)?$/.test(name));
  const missing = natives.flatMap((name) =>
    ['linux-arm64', 'darwin-arm64', 'win32-x64']
      .map((platform) => name.replace(/linux-x64(-gnu)?$/, platform))
      .filter((start) => !names.some((other) => other.startsWith(start))),
  );
  expect(natives.length).toBeGreaterThan(4);
  expect(missing).toEqual([]);
});

test('the lock file records no download address', () => {
  const addresses = Object.values(packages).filter(({resolved}) => resolved?.includes('://'));
  expect(addresses).toEqual([]);
});
