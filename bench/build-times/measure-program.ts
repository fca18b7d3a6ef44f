import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';

type ProgramFigures = {readonly seconds: number; readonly peakMb: number};

type Options = {readonly cwd?: string; readonly env?: Readonly<Record<string, string>>};

/** Runs a program to its end, and tells how long it took and what it held. */
export async function measureProgram(
  program: string,
  args: readonly string[],
  {cwd, env}: Options = {},
): Promise<ProgramFigures> {
  const start = performance.now();
  const child = spawn(program, args, {
    ...(cwd !== undefined && {cwd}),
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    void residentKb(child.pid).then((kb) => {
      peak = Math.max(peak, kb);
    });
  }, 200);
  const code = await new Promise((resolve, reject) =>
    child.on('close', resolve).on('error', reject),
  );
  clearInterval(timer);
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${String(code)}.`);
  return {
    seconds: Math.round((performance.now() - start) / 100) / 10,
    peakMb: Math.round(peak / 1024),
  };
}

/** Memory of a process as Linux tells it; nothing elsewhere. */
async function residentKb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
