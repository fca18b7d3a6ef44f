import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';

export interface Terminal {
  /** Runs what a reader pastes, as one command line or several; gives what it prints. */
  paste: (text: string) => Promise<string>;
  close: () => void;
}

/** A shell that stays open, as a reader has it beside the page: functions and variables are kept. */
export function openTerminal(): Terminal {
  const shell = spawn('bash', ['--norc', '--noprofile'], {
    // A group of its own, so that what runs in the background stops with it.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const output = shell.stdout.setEncoding('utf8');
  return {
    async paste(text) {
      const end = randomUUID();
      shell.stdin.write(`${text}\nprintf '%s' ${end}\n`);
      let printed = '';
      while (!printed.includes(end)) {
        const [more] = (await once(output, 'data')) as [string];
        printed += more;
      }
      return printed.replace(end, '');
    },
    close() {
      if (shell.pid !== undefined) process.kill(-shell.pid);
    },
  };
}
