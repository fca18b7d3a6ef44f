import {closeSync, openSync, readFileSync, renameSync, writeFileSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import type {Finding} from './integrity';
import {integrityFileName, parseIntegrity} from './integrity';

/** Longer than any record, shorter than a page of memory: one write happens whole or not at all. */
const lineLength = 1_024;

/** A record outside LevelDB, which survives when the end of LevelDB's log is lost. */
export class IntegrityFile {
  private constructor(private readonly descriptor: number) {}

  static read(directory: string): Finding {
    try {
      return parseIntegrity(readFileSync(join(directory, integrityFileName), 'utf8'));
    } catch {
      return 'missing';
    }
  }

  /** Creates the whole file, or leaves the existing one. */
  static create(directory: string, text: string): IntegrityFile {
    const path = join(directory, integrityFileName);
    writeFileSync(`${path}.new`, toLine(text));
    renameSync(`${path}.new`, path);
    return new IntegrityFile(openSync(path, 'r+'));
  }

  /**
   * Written in place, so that a full disk does not matter, and without fsync, like LevelDB itself.
   * The next write makes up for a failed one.
   */
  write(text: string): void {
    try {
      writeSync(this.descriptor, toLine(text), 0);
    } catch {
      // The records themselves are written; only the loss of the very last would go unnoticed.
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function toLine(text: string): string {
  return `${text.padEnd(lineLength - 1)}\n`;
}
