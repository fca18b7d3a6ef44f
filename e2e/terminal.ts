import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';

export type Terminal = {
  /** Runs what a reader pastes, one command line or several; returns what it prints. */
  paste: (text: string) => Promise<string>;
  /** Runs a program that does not end by itself, with the variables of this terminal. */
  start: (text: string) => Promise<void>;
  /** Ctrl+C for what was started. */
  interrupt: () => void;
  /** Everything that was printed, also by programs that were started. */
  screen: () => string;
  close: () => void;
};

/** A shell that stays open, as a reader has it beside the page: functions and variables are kept. */
export function openTerminal(environment: Readonly<Record<string, string>>, cwd: string): Terminal {
  // Groups of their own, so that what a program has started stops with it.
  const shell = spawn('bash', ['--norc', '--noprofile'], {
    cwd,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    // The test runner requests colours, which would end up in what is compared.
    env: {...process.env, FORCE_COLOR: '0', ...environment},
  });
  const started: number[] = [];
  let screen = '';
  const output = shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
  });

  async function paste(text: string): Promise<string> {
    const [begin, end] = [screen.length, randomUUID()];
    shell.stdin.write(`${text}\nprintf '%s' ${end}\n`);
    while (!screen.includes(end)) await once(output, 'data');
    screen = screen.replace(end, '');
    return screen.slice(begin);
  }

  function signal(groups: readonly number[], name: NodeJS.Signals): void {
    for (const group of groups) process.kill(-group, name);
  }

  return {
    paste,
    async start(text) {
      // Without job control, a shell makes background programs ignore Ctrl+C.
      const printed = await paste(`set -m\n${text.trim()} </dev/null &\nset +m\necho "Job $!"`);
      started.push(Number(/Job (\d+)/.exec(printed)?.[1]));
    },
    interrupt: () => signal(started.splice(0), 'SIGINT'),
    screen: () => screen,
    close: () => signal([...started, shell.pid ?? 0].filter(Boolean), 'SIGTERM'),
  };
}
