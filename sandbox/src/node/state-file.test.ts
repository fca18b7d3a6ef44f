import {chmod, lstat, mkdtemp, readdir, readFile, stat, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createSandbox} from '../sandbox';
import {Worlds} from '../worlds/worlds';
import {StateFile} from './state-file';

const {control} = await createSandbox();
const holds = control.snapshot();
const folder = await mkdtemp(join(tmpdir(), 'state-'));
const path = join(folder, 'state.json');

test.each<[string, unknown, string]>([
  ['null', null, 'of this version'],
  ['a list', [], 'of this version'],
  ['another format', {format: 2, first: holds, named: {}}, 'of this version'],
  ['no worlds', {format: 1, first: holds, named: null}, 'of this version'],
  ['a list of worlds', {format: 1, first: holds, named: []}, 'of this version'],
  ['a world without a creation', {format: 1, first: holds, named: {a: {holds}}}, 'of this version'],
  [
    'a name that no request can carry',
    {format: 1, first: holds, named: {'../x': {creation: {}, holds}}},
    'named "../x"',
  ],
  [
    'too many worlds',
    {
      format: 1,
      first: holds,
      named: Object.fromEntries(Array.from({length: 1001}, (_, at) => [`w${at}`, {creation: {}}])),
    },
    'more than 1000 worlds',
  ],
  [
    'a world that does not fit the contract',
    {format: 1, first: holds, named: {'the-first': {creation: {}, holds: {...holds, events: 5}}}},
    'In the world the-first, events',
  ],
  ['a list of snapshots', {format: 1, first: holds, snapshots: [], named: {}}, 'of this version'],
  [
    'a snapshot that does not fit the contract',
    {format: 1, first: holds, snapshots: {'on its way': {...holds, events: 5}}, named: {}},
    'In the snapshot "on its way" of the first world, events',
  ],
  [
    'too many snapshots',
    {
      format: 1,
      first: holds,
      snapshots: Object.fromEntries(Array.from({length: 51}, (_, at) => [`s${at}`, holds])),
      named: {},
    },
    'more than 50 snapshots',
  ],
  [
    'a counter that would give a number twice',
    {format: 1, first: {...holds, counters: [['only', {next: 1}]]}, named: {}},
    'In the first world: ',
  ],
])('A file with %s is refused in one line and stays as it is', async (_, state, said) => {
  const text = JSON.stringify(state);
  await writeFile(path, text);
  const failure = (await new StateFile(path).read().catch((error: unknown) => error)) as Error;
  expect(failure.message).toContain(said);
  expect(failure.message).not.toContain('\n');
  expect(await readFile(path, 'utf8')).toBe(text);
});

test('Kept snapshots come back with their world, also from a file that has none', async () => {
  const origin = 'http://sandbox.test';
  const saving = new StateFile(join(folder, 'snapshots.json'));
  const worlds = await Worlds.open({origin, save: saving.write});
  const {control: first} = worlds.first;
  first.keepSnapshot({name: 'new'});
  await first.advanceClock({days: 1});
  first.keepSnapshot({name: 'later'});
  await worlds.saveState();
  const again = await Worlds.open({origin}, await saving.read());
  const {control: kept} = again.first;
  expect(kept.listSnapshots()).toEqual(['new', 'later']);
  const {now} = kept.readClock();
  await kept.restoreKept({name: 'new'});
  expect(kept.readClock().now).not.toBe(now);
  await writeFile(path, JSON.stringify({format: 1, first: holds, named: {}}));
  const older = await Worlds.open({origin}, await new StateFile(path).read());
  expect(older.first.control.listSnapshots()).toEqual([]);
});

test('A world comes back with its time, its seed and all it holds; a link stays a link', async () => {
  const [file, link] = [join(folder, 'real.json'), join(folder, 'link.json')];
  await writeFile(file, '');
  await chmod(file, 0o600);
  await symlink(file, link);
  const origin = 'http://sandbox.test';
  const saving = new StateFile(link);
  const worlds = await Worlds.open({origin, save: saving.write});
  await worlds.addWorld({name: 'own', seed: 'own', startsAt: '2027-01-01T00:00Z'});
  await worlds.saveState();
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const saved = await new StateFile(link).read();
  const again = await Worlds.open({origin, save: saving.write}, saved);
  const before = await readFile(file, 'utf8');
  await again.saveState();
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(before).toContain('"startsAt":"2027-01-01T00:00Z"');
});

test('Whoever locks the file clears away the drafts of processes that were killed', async () => {
  const own = await mkdtemp(join(tmpdir(), 'drafts-'));
  for (const name of ['state.json.12.draft', 'state.json.a.draft', 'other.json.12.draft']) {
    await writeFile(join(own, name), '');
  }
  const unlock = await new StateFile(join(own, 'state.json')).lock();
  unlock();
  expect((await readdir(own)).sort()).toEqual(['other.json.12.draft', 'state.json.a.draft']);
});

test('A file that was changed after it was saved is refused, unless its checksum is taken out', async () => {
  const changed = join(folder, 'changed.json');
  const saving = new StateFile(changed);
  const worlds = await Worlds.open({origin: 'http://sandbox.test', save: saving.write});
  await worlds.saveState();
  expect(await saving.read()).toBeDefined();
  const text = (await readFile(changed, 'utf8')).replace('Guitar', 'Violin');
  await writeFile(changed, text);
  await expect(saving.read()).rejects.toThrow(
    `The --state file ${changed} cannot be used. What it holds has changed since it was saved. If that is what you want, take out its checksum. Nothing was changed; name another file, or move it away to begin anew.`,
  );
  await writeFile(changed, text.replace(/"checksum":"[^"]*",/, ''));
  expect(JSON.stringify(await saving.read())).toContain('Violin');
});
