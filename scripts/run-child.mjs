import {spawn} from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const children = new Set();
let received;

/**
 * Runs a program to its end, shows its output and returns its exit status. A signal received in the
 * meantime goes to every program that is running, and ends us once they have ended. Plain
 * JavaScript: see run.mjs.
 */
export function runChild(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    if (children.size === 0) for (const signal of signals) process.on(signal, passOn);
    const child = spawn(program, args, {stdio: 'inherit', ...options});
    children.add(child);
    child.on('error', (error) => {
      // A program that was aborted through the options has yet to close.
      if (error.name === 'AbortError') return;
      forget(child);
      reject(error);
    });
    child.on('close', (status) => {
      forget(child);
      // After a signal there is no next job: the last child to end takes us with it.
      if (received === undefined) resolve(status);
    });
  });
}

function passOn(signal) {
  received = signal;
  for (const child of children) child.kill(signal);
}

function forget(child) {
  children.delete(child);
  if (children.size > 0) return;
  for (const signal of signals) process.off(signal, passOn);
  if (received !== undefined) process.kill(process.pid, received);
}
