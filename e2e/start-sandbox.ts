import {spawn} from 'node:child_process';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {sites} from './sites';

/**
 * Starts the sandbox with the commands that a page shows, on a port of its own; returns a function
 * that stops it. What they download comes from the built site, into an empty folder.
 */
export async function startSandbox(commands: string, port: number): Promise<() => void> {
  const isDownloaded = commands.includes(sites.docs.url);
  const child = spawn(withPort(commands, port), {
    shell: true,
    ...(isDownloaded && {cwd: await mkdtemp(join(tmpdir(), 'follows-a-guide-'))}),
    // A group of its own, so that what npm started stops with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('"ready":true')) resolve();
    });
    child.once('exit', () => reject(new Error(`The sandbox did not start:\n${printed}`)));
  });
  return () => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };
}

/** The last command starts the sandbox; npm passes options on behind two dashes. */
function withPort(commands: string, port: number): string {
  const separator = commands.includes('npm run') && !commands.includes(' -- ') ? ' --' : '';
  return `set -e; ${commands.trim()}${separator} --port ${port}`;
}
