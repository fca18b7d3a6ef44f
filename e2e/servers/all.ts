import {spawn} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {sandboxServer, sites} from '../sites';

/** Starts all servers side by side, where Playwright would start one after the other. */
const servers = [...Object.values(sites), sandboxServer];

for (const {command} of servers) {
  const server = spawn(command, {shell: true, stdio: 'inherit'});
  // All of this process's group: as long as one of them holds its output, Playwright would wait.
  server.on('exit', () => process.kill(0, 'SIGTERM'));
}
await Promise.all(servers.map(({url}) => untilItResponds(url)));
console.log('All servers respond.');

async function untilItResponds(url: string): Promise<void> {
  const responds = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await responds())) await setTimeout(50);
}
