import {linkSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

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
  if (!claim(lock)) takeOver(lock);
  const release = () => {
    process.off('exit', release);
    if (readHolder(lock) === process.pid) rmSync(lock, {force: true});
  };
  process.once('exit', release);
  return release;
}

/**
 * One process at a time, or a slow one would remove what a fast one has just claimed. So the lock has
 * a lock of its own meanwhile.
 */
function takeOver(lock: string): void {
  refuseIfHeld(lock);
  const release = lockFile(lock);
  try {
    refuseIfHeld(lock);
    rmSync(lock, {force: true});
    // Somebody who has found no lock at all may be faster.
    if (!claim(lock)) throw new FileInUse(readHolder(lock) ?? 0, lock);
  } finally {
    release();
  }
}

function refuseIfHeld(lock: string): void {
  const holder = readHolder(lock);
  if (holder !== undefined && isRunning(holder)) throw new FileInUse(holder, lock);
}

/** The lock appears with its number, because one without would be nobody's. */
function claim(lock: string): boolean {
  const draft = `${lock}.${process.pid}`;
  try {
    writeFileSync(draft, `${process.pid}\n`);
    return place(draft, lock);
  } finally {
    rmSync(draft, {force: true});
  }
}

function place(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // Some file systems have no hard links.
    return create(lock);
  }
}

function create(lock: string): boolean {
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
