import {execFileSync} from 'node:child_process';

const lookEvery = 200;

/**
 * npm starts us through a shell. It forwards SIGTERM and SIGINT to that shell, which dies without
 * telling us, and does not forward SIGHUP at all. So we keep checking that both are still alive,
 * and otherwise end as if we had been signalled. Plain JavaScript: see run.mjs.
 */
export function endWithNpm() {
  // Windows ends the processes of a console together and has no signals.
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

/**
 * Some shells replace themselves with us: then our parent is npm, and its parent does not matter.
 */
function findNpm(parent) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return line.includes(process.env.npm_lifecycle_script) ? Number.parseInt(line, 10) : parent;
  } catch {
    // A slim container has no ps: then we can only watch our parent.
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
