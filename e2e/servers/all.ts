import {spawn} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {portComplaint} from '../../deploy/port';
import {sandboxServer, sites} from '../sites';

/** Starts all servers side by side, where Playwright would start one after the other. */
const servers = [...Object.values(sites), sandboxServer];

const complaints = await Promise.all(servers.map(({url}) => portComplaint(new URL(url).port)));
const taken = servers.filter((_, index) => complaints[index] !== null);

if (taken.length > 0) {
  const urls = taken.map(({url}) => url).join(', ');
  console.error(`Something runs already at ${urls}. Stop it, or set E2E_PORT to a free port.`);
  process.exit(1);
}

// All of this process's group: as long as one of them holds its output, Playwright would wait.
const endAll = () => process.kill(0, 'SIGTERM');

for (const {command} of servers) {
  spawn(command, {shell: true, stdio: ['ignore', 'inherit', 'inherit']}).on('exit', endAll);
}
// Whoever ends Playwright by force closes this too.
process.stdin.on('end', endAll).resume();
for (const {url} of servers) {
  while (!(await responds(url))) await setTimeout(50);
}
console.log('All servers respond.');

function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
