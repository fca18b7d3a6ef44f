import {spawn} from 'node:child_process';

type Shown = {readonly status: number | null; readonly output: string};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command, and shows and returns what it prints. A signal ends all that it has started. */
export function runShown(line: string, cwd: string): Promise<Shown> {
  return new Promise((resolve, reject) => {
    // A group of its own, with its own servers and browsers.
    const child = spawn(line, {
      cwd,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = (signal: NodeJS.Signals) => {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
      child.removeAllListeners();
      reject(new Error(`The run was ended by ${signal} and does not count.`));
    };
    const endings = signals.map((signal) => [signal, () => end(signal)] as const);
    const forget = () => endings.forEach(([signal, onSignal]) => process.off(signal, onSignal));
    for (const [signal, onSignal] of endings) process.once(signal, onSignal);
    let output = '';
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        shown.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (status) => {
      forget();
      resolve({status, output});
    });
  });
}
