import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {connect, createServer} from 'node:net';
import {createInterface} from 'node:readline';
import {download, startFile} from '../../e2e/sandbox-file';
import type {Target} from './attack-server';
import type {ServerKind} from './family';
import {sandboxRules} from './sandbox-rules';
import {SiteFiles} from './site-files';
import {siteRules} from './site-rules';

/** A server of its own process. */
export type Running = Target & {
  /** Ends it; what it has to say of its own, or of an end before that. */
  readonly stop: () => Promise<readonly string[]>;
};

/** All that it holds is among them, so that a request that changes something is noticed. */
export const sandboxPlaces = [
  '/openapi.json',
  '/_sandbox/clock',
  '/_sandbox/snapshot',
  '/_sandbox/worlds',
  '/hosted/style.css',
  '/v1/marketplace/users/nobody',
];

/** Both servers of a built site; these files are asked for. */
export async function startNpmStart(folder: string, files: readonly string[]): Promise<Running> {
  const {child, end} = run('deploy/serve.ts', {SITE: folder, PORT: '0'});
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {...siteTarget('start', Number(/:(\d+)/.exec(line)?.[1]), folder, files), stop: end};
}

export async function startNginx(folder: string, files: readonly string[]): Promise<Running> {
  const port = await findFreePort();
  const {end} = run('e2e/servers/nginx.ts', {SITE: folder, PORT: String(port)});
  while (!(await canConnect(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  return {...siteTarget('nginx', port, folder, files), stop: end};
}

/** The downloaded file, as the built site offers it. */
export async function startSandboxFile(): Promise<Running> {
  const {port, stop, errors} = await startFile(await download());
  return {
    ...{kind: 'sandbox', port, places: {files: sandboxPlaces}, rules: sandboxRules},
    async stop() {
      const code = await stop();
      return [
        ...(code === 0 ? [] : [`It ended with ${code}.`]),
        ...(errors() === '' ? [] : [errors()]),
      ];
    },
  };
}

export function siteTarget(
  kind: ServerKind,
  port: number,
  folder: string,
  files: readonly string[],
): Target {
  return {kind, port, places: {files}, rules: siteRules(new SiteFiles(folder))};
}

function run(program: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const end = async () => {
    const isRunning = child.exitCode === null;
    child.kill('SIGTERM');
    await ended;
    return [
      ...(isRunning ? [] : ['It had ended by itself.']),
      ...errors.split('\n').filter(isGrave),
    ];
  };
  return {child, end};
}

/** nginx also writes a line for some files that are not there. */
function isGrave(line: string): boolean {
  return line !== '' && !/ \[(warn|error)\] /.test(line);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({port, host: '127.0.0.1'});
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
