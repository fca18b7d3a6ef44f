import {execFileSync} from 'node:child_process';

const lookEvery = 200;

/**
 * npm starts us through a shell. It passes SIGTERM and SIGINT on to that shell, which dies and tells
 * nobody; of SIGHUP it passes nothing on. So we look whether both are still there, and end as if
 * we had been told to. Plain JavaScript: see run.mjs.
 */
export function endWithNpm() {
  // Windows ends the processes of a console together and knows no signals.
  if (process.env.npm_lifecycle_script === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const npm = findNpm(parent);
  const looking = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, lookEvery);
  looking.unref();
}

/** Some shells put us in their own place: then our parent is npm, and its parent is not our business. */
function findNpm(parent) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return line.includes(process.env.npm_lifecycle_script) ? Number.parseInt(line, 10) : parent;
  } catch {
    // A slim container has no ps: what we can still see is our parent.
    return parent;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
