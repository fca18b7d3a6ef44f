import {spawn} from 'node:child_process';
import {clientAt} from './client-at';

/**
 * Starts the sandbox with the command that a page shows, on a port of its own; returns a function
 * that stops it.
 */
export async function startSandbox(command: string, port: number): Promise<() => void> {
  const options = command.includes(' -- ') ? `--port ${port}` : `-- --port ${port}`;
  const child = spawn(`${command.trim()} ${options}`, {
    shell: true,
    // A group of its own, so that what npm started stops with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = clientAt(`http://127.0.0.1:${port}`).controlRequest('describe').url;
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes(address)) resolve();
    });
    child.once('exit', () => reject(new Error(`The sandbox did not start:\n${printed}`)));
  });
  return () => {
    if (child.pid !== undefined) process.kill(-child.pid);
  };
}
