import {readFileSync, rmSync, writeFileSync} from 'node:fs';

/** The process that holds the lock of a file. */
export class FileInUse extends Error {
  constructor(
    readonly processId: number,
    readonly lock: string,
  ) {
    super(`Process ${processId} holds ${lock}.`);
  }
}

/**
 * Keeps other processes off a file by a lock beside it that names this one, and returns how to give
 * it back. It is given back at the end of the process too; the lock of one that was killed is taken
 * over.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`;
  if (!claim(lock)) {
    const holder = readHolder(lock);
    if (holder !== undefined && isRunning(holder)) throw new FileInUse(holder, lock);
    rmSync(lock, {force: true});
    // Somebody else may have been faster.
    if (!claim(lock)) throw new FileInUse(readHolder(lock) ?? 0, lock);
  }
  const release = () => {
    process.off('exit', release);
    if (readHolder(lock) === process.pid) rmSync(lock, {force: true});
  };
  process.once('exit', release);
  return release;
}

function claim(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A full disk takes the name and not the number.
    rmSync(lock, {force: true});
    throw error;
  }
}

function readHolder(lock: string): number | undefined {
  try {
    const text = readFileSync(lock, 'utf8').trim();
    return /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A lock with our own number is of an earlier process, as in a container that was started again. */
function isRunning(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return !isZombie(processId);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Killed, with nobody who has asked for its end yet. Only Linux shows it. */
function isZombie(processId: number): boolean {
  try {
    return readFileSync(`/proc/${processId}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
