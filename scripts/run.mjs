// The front door of every npm script. It runs before anything is installed, so it is plain
// JavaScript and imports nothing but Node; the tasks themselves are in tasks.ts, which it runs in
// this process: each process in between is one more that a signal has to get through.
import {existsSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {endWithNpm} from './end-with-npm.mjs';
import {nodeComplaint} from './node-version.mjs';
import {runChild} from './run-child.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const complaint = nodeComplaint(process.versions.node);

if (complaint !== null) {
  stop(complaint);
}
endWithNpm();
if (isInstallNeeded()) {
  console.log('▸ Install packages (a few minutes the first time)');
  await install();
}
const {register} = await import('tsx/esm/api');
register();
await import('./tasks.ts');

function isInstallNeeded() {
  const installed = 'node_modules/.package-lock.json';
  return (
    !existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs
  );
}

async function install() {
  try {
    // npm is a script on Windows.
    const shell = process.platform === 'win32';
    // No package of ours needs a script of its own to work, so none gets to run one.
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    // Room for what npm creates and drops at once: a seventh less time. Node's default is 16 MB.
    const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`;
    const env = {...process.env, NODE_OPTIONS: options.trim()};
    const status = await runChild('npm', args, {shell, env});
    if (status !== 0) process.exit(status ?? 1);
  } catch (error) {
    stop(`npm could not be started: ${error.message}`);
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
