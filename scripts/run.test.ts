import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, test, vi} from 'vitest';
import type {TestContext} from 'vitest';
import {Disk} from '../sandbox/src/node/disk';
import {startServer} from '../sandbox/src/node/server';

/**
 * This repository, but with a contract that needs no building: other tests are reading the real
 * one.
 */
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  cpSync('scripts', join(root, 'scripts'), {recursive: true});
  cpSync('package.json', join(root, 'package.json'));
  for (const name of ['deploy', 'e2e', 'reference', 'sandbox', 'site']) {
    symlinkSync(join(process.cwd(), name), join(root, name));
  }
  // The notes of what is up to date stand in the cache: this repository has its own.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  }
  mkdirSync(join(root, 'openapi'));
  writeFileSync(
    join(root, 'openapi/package.json'),
    JSON.stringify({name: '@symblepay/openapi', scripts: {build: 'node -e 0'}}),
  );
  // Older than what is installed, so that nothing gets installed.
  writeFileSync(join(root, 'package-lock.json'), '{}');
  utimesSync(join(root, 'package-lock.json'), 0, 0);
});
afterAll(() => rmSync(root, {recursive: true}));

const receivers = {
  npm: ({npm}) => npm,
  'run.mjs': ({find}) => find(/^\S*node scripts\/run\.mjs/),
  'all at once': ({npm}) => -npm,
} satisfies Record<string, (chain: Chain) => number>;

/** SIGINT to npm alone is left out: Debian's shell holds it back until its child has ended. */
test.concurrent.for([
  ['SIGTERM', 'npm'],
  ['SIGHUP', 'npm'],
  ['SIGTERM', 'run.mjs'],
  ['SIGINT', 'run.mjs'],
  ['SIGHUP', 'run.mjs'],
  ['SIGTERM', 'all at once'],
  ['SIGINT', 'all at once'],
  ['SIGHUP', 'all at once'],
] as const)(
  '%s to %s ends the sandbox, and nothing of it is left',
  async ([signal, receiver], context) => {
    const {expect} = context;
    const data = join(root, `data ${signal} ${receiver}`);
    const chain = await startSandbox(data, context);
    await fetch(`${chain.origin}/_sandbox/organisations`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: '{"name": "Kept"}',
    });

    process.kill(receivers[receiver](chain), signal);
    await vi.waitUntil(() => chain.list().length === 0, {timeout: 500_000, interval: 50});
    const [status, endedBy] = await chain.exit;
    expect([0, signal]).toContain(status ?? endedBy);

    const next = await startServer({
      port: Number(new URL(chain.origin).port),
      storage: new Disk(data),
    });
    expect(next.sandbox.control.listOrganisations().map(({name}) => name)).toContain('Kept');
    await next.close();
  },
);

type Chain = Awaited<ReturnType<typeof startSandbox>>;

/**
 * The whole chain in a process group of its own, as a terminal would start it. It ends with the
 * test that this context belongs to: when tests run side by side, vitest's global hooks may belong
 * to any of them.
 */
async function startSandbox(data: string, {onTestFinished}: TestContext) {
  const started = spawn('npm', ['run', 'sandbox', '--', '--port', '0', '--data', data], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const npm = started.pid;
  if (npm === undefined) throw new Error('npm could not be started.');
  const list = () => listGroup(npm);
  onTestFinished(() => list().forEach(({pid}) => process.kill(pid, 'SIGKILL')));
  const find = (args: RegExp) => {
    const found = list().find((each) => args.test(each.args));
    // A signal to 0 would end the test runner itself.
    if (!found) throw new Error(`None of these is it: ${JSON.stringify(list())}`);
    return found.pid;
  };
  const exit = once(started, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    started.once('exit', () => reject(new Error(text)));
    started.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"origin":"(http:[^"]+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {npm, exit, origin, list, find};
}

/** The living processes of a group, without those that have ended and wait for their parent. */
function listGroup(group: number): readonly {readonly pid: number; readonly args: string}[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,stat=,args='], {encoding: 'utf8'});
  return lines.split('\n').flatMap((line) => {
    const [, pid, pgid, state = '', args = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return Number(pgid) === group && !state.startsWith('Z') ? [{pid: Number(pid), args}] : [];
  });
}
