import {closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync} from 'node:fs';

export type Table<Row> = {
  readonly find: (id: string) => Row | undefined;
  readonly all: () => readonly Row[];
  /** Returns when the row is on the disk. */
  readonly put: (id: string, row: Row) => void;
};

/**
 * Tables in one file: each line holds one row, and the last line about a row counts. It is only
 * here so that the example needs nothing else. Use your own database.
 */
export class Database {
  readonly #file: number;
  readonly #tables = new Map<string, Map<string, unknown>>();
  #size: number;

  constructor(path: string) {
    this.#file = openSync(path, 'a+');
    const text = readFileSync(this.#file, 'utf8');
    // A crash can cut off the last line. Nobody was told that it was stored.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    this.#size = Buffer.byteLength(whole);
    ftruncateSync(this.#file, this.#size);
    for (const line of whole.split('\n').filter(Boolean)) {
      const [table, id, row] = JSON.parse(line) as [string, string, unknown];
      this.#rows(table).set(id, row);
    }
  }

  table<Row>(name: string): Table<Row> {
    const rows = this.#rows(name) as Map<string, Row>;
    return {
      find: (id) => rows.get(id),
      all: () => [...rows.values()],
      put: (id, row) => {
        this.#append(`${JSON.stringify([name, id, row])}\n`);
        rows.set(id, row);
      },
    };
  }

  close(): void {
    closeSync(this.#file);
  }

  /** A full disk leaves the file as it was. */
  #append(line: string): void {
    try {
      // A disk that is almost full may take part of a line, without an error.
      if (writeSync(this.#file, line) < Buffer.byteLength(line)) {
        throw new Error('The disk is full.');
      }
      fsyncSync(this.#file);
    } catch (error) {
      ftruncateSync(this.#file, this.#size);
      throw error;
    }
    this.#size += Buffer.byteLength(line);
  }

  #rows(table: string): Map<string, unknown> {
    const rows = this.#tables.get(table) ?? new Map<string, unknown>();
    this.#tables.set(table, rows);
    return rows;
  }
}
