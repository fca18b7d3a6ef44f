// The front door of every npm script. It runs before anything is installed, so it is plain
// JavaScript and imports nothing but Node; the tasks themselves are in tasks.ts.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {nodeComplaint} from './node-version.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const complaint = nodeComplaint(process.versions.node);

if (complaint !== null) {
  stop(complaint);
}
if (isInstallNeeded()) {
  console.log('▸ Install packages (a few minutes the first time)');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
run(process.execPath, ['--import', 'tsx', 'scripts/tasks.ts', ...process.argv.slice(2)]);

function isInstallNeeded() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs;
}

function run(command, args) {
  const {status, error} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    // npm is a script on Windows; a path with a space would not survive a shell.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) {
    stop(`${command} could not be started: ${error.message}`);
  }
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
