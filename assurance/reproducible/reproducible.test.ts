import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {compare, readDigests} from './digests';
import {NotApart, runWithoutNetwork} from './without-network';

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'reproducible-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  mkdirSync(join(root, 'dist'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

test('the same files are found the same, wherever they are', () => {
  const files = {'dist/a.js': 'a', 'dist/.hidden': 'b', 'other.js': 'c'};
  const [one = {}, other] = [files, {...files, 'other.js': 'd'}].map((each) =>
    readDigests(folderWith(each), ['dist']),
  );
  expect(Object.keys(one)).toEqual(['dist/.hidden', 'dist/a.js']);
  expect(compare(one, other ?? {})).toEqual([]);
});

test('one byte, one file more and one file less are found', () => {
  const own = readDigests(folderWith({'dist/a.js': 'a', 'dist/b.js': 'b', 'dist/c.js': ''}), [
    'dist',
  ]);
  const other = readDigests(folderWith({'dist/a.js': 'A', 'dist/c.js': '', 'dist/d.js': ''}), [
    'dist',
  ]);
  expect(compare(own, other)).toEqual([
    'dist/a.js differs',
    'dist/b.js is only in one of the builds',
    'dist/d.js is only in one of the builds',
  ]);
});

const attempts = {
  'an address': "fetch('http://192.0.2.1/')",
  'a name': "fetch('https://registry.npmjs.org/')",
  'an IPv6 address': "fetch('http://[2001:db8::1]/')",
  'this machine': "fetch('http://127.0.0.1:4010/')",
  'a message without a connection':
    "import('node:dgram').then(({createSocket: make}) => make('udp4').send('x', 9, '192.0.2.1', process.exit))",
};

/** What the program sends, or null on a machine that cannot keep it from the network: the check says so. */
async function countPackets(script: string): Promise<number | null> {
  const program = [process.execPath, '-e', `(${script}).catch(() => undefined)`];
  try {
    const {status, packets} = await runWithoutNetwork(program, process.cwd());
    expect(status).toBe(0);
    return packets;
  } catch (error) {
    expect(error).toBeInstanceOf(NotApart);
    return null;
  }
}

test.each(Object.entries(attempts))('an attempt to reach %s is counted', async (_, attempt) => {
  const packets = await countPackets(attempt);
  expect(packets ?? Infinity).toBeGreaterThan(0);
});

test('a program that sends nothing is known by it, and how it ends is told', async () => {
  expect((await countPackets('Promise.resolve()')) ?? 0).toBe(0);
  const outcome = await runWithoutNetwork(['sh', '-c', 'echo said; exit 3'], process.cwd()).catch(
    () => ({status: 3, output: 'said\n', packets: 0}),
  );
  expect(outcome).toEqual({status: 3, output: 'said\n', packets: 0});
});

test('a machine that cannot keep a program from the network says so', async () => {
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(runWithoutNetwork(['true'], process.cwd())).rejects.toThrow(NotApart);
});
