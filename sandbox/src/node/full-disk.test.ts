import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {expect, test} from 'vitest';
import {Client} from '../conformance/client';
import {bundleFile, fileName} from './bundle-file';

/** Every write to /dev/full fails as on a full disk; only Linux has it. */
const hasFullDisk = process.platform === 'linux';

test.runIf(hasFullDisk)(
  'A state that a full disk does not take is said in one line and leaves the one before',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
    await writeFile(join(folder, fileName), await bundleFile());
    const options = ['--port', '0', '--state', 'state.json'];
    const child = spawn(process.execPath, [fileName, ...options], {cwd: folder});
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = once(child, 'close');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const {origin} = JSON.parse(line) as {origin: string};
    const client = new Client({origin, send: (request) => fetch(request)});
    await client.control('saveState');
    const state = join(folder, 'state.json');
    const saved = await readFile(state, 'utf8');
    await client.control('advanceClock', {body: {days: 1}});
    const fill = () => symlink('/dev/full', `${state}.${child.pid ?? 0}.draft`);
    await fill();
    await expect(client.control('saveState')).rejects.toThrow('ENOSPC');
    // It goes on, and the draft is cleared away.
    await client.control('readClock');
    await fill();
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(errors).toBe(
      `The state is not saved to ${state}: ENOSPC: no space left on device, write. What was saved before is still there.\n`,
    );
    expect(await readFile(state, 'utf8')).toBe(saved);
    expect((await readdir(folder)).sort()).toEqual(['state.json', fileName].sort());
    await rm(folder, {recursive: true});
  },
);
