import type {Records, Snapshot, TableName} from './records';
import {TABLE_NAMES} from './records';

type Operation =
  | {readonly type: 'put'; readonly key: string; readonly value: unknown}
  | {readonly type: 'del'; readonly key: string};

type Rows = Iterable<[string, unknown]>;

/** What is needed of an engine; every database of the level family has it. */
export type Engine = {
  open(): Promise<void>;
  iterator(options: {valueEncoding: 'json'}): Rows | AsyncIterable<[string, unknown]>;
  batch(operations: Operation[], options: {valueEncoding: 'json'}): Promise<void>;
  close(): Promise<void>;
};

type Tables = {readonly [Name in TableName]: Map<string, Records[Name]>};
type Undo = () => void;

const SEPARATOR = '!';

/**
 * The tables in memory, written through to an engine. A transaction is a plain synchronous
 * function: all of its writes are kept, or none when it throws. Writes reach the engine in order
 * and in one batch per commit, so a killed process loses no acknowledged call and no half of one.
 */
export class Store {
  private readonly tables = emptyTables();
  private undos: Undo[] = [];
  /** By key, so that only the last of several writes goes to the engine. */
  private pending = new Map<string, Operation>();
  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly engine: Engine) {}

  static async open(engine: Engine): Promise<Store> {
    const store = new Store(engine);
    await engine.open();
    for await (const [path, value] of engine.iterator({valueEncoding: 'json'})) {
      const [name = '', ...rest] = path.split(SEPARATOR);
      const table = store.tables[name as TableName] as Map<string, unknown> | undefined;
      table?.set(rest.join(SEPARATOR), value);
    }
    return store;
  }

  read<Name extends TableName>(name: Name): ReadonlyMap<string, Records[Name]> {
    return this.tables[name];
  }

  put<Name extends TableName>(name: Name, key: string, value: Records[Name]): void {
    const table: Map<string, Records[Name]> = this.tables[name];
    const before = table.get(key);
    this.undos.push(() => {
      if (before === undefined) table.delete(key);
      else table.set(key, before);
    });
    table.set(key, value);
    this.write({type: 'put', key: name + SEPARATOR + key, value});
  }

  delete(name: TableName, key: string): void {
    const table = this.tables[name] as Map<string, unknown>;
    const before = table.get(key);
    if (before === undefined) return;
    this.undos.push(() => table.set(key, before));
    table.delete(key);
    this.write({type: 'del', key: name + SEPARATOR + key});
  }

  private write(operation: Operation): void {
    const {key} = operation;
    const before = this.pending.get(key);
    this.undos.push(() => {
      if (before === undefined) this.pending.delete(key);
      else this.pending.set(key, before);
    });
    this.pending.set(key, operation);
  }

  /** Runs the function; when it throws, nothing has changed. */
  transact<Result>(run: () => Result): Result {
    this.undos = [];
    try {
      return run();
    } catch (error) {
      for (const undo of this.undos.reverse()) undo();
      throw error;
    } finally {
      this.undos = [];
    }
  }

  /** For what is worked out from the tables: how to take it back when the transaction fails. */
  onRollback(undo: Undo): void {
    this.undos.push(undo);
  }

  /** Resolves when everything written so far is with the engine, also what failed before. */
  flush(): Promise<void> {
    if (this.pending.size > 0) {
      const writePending = () => this.writePending();
      this.writing = this.writing.then(writePending, writePending);
    }
    return this.writing;
  }

  private async writePending(): Promise<void> {
    const operations = this.pending;
    this.pending = new Map();
    if (operations.size === 0) return;
    try {
      await this.engine.batch([...operations.values()], {valueEncoding: 'json'});
    } catch (cause) {
      this.pending = new Map([...operations, ...this.pending]);
      const next = 'The next call writes it again.';
      throw new Error(`Changed, but not written: ${String(cause)}. ${next}`, {cause});
    }
  }

  /** Sorted by key, as an engine gives them back, so that a reload changes nothing. */
  snapshot(): Snapshot {
    const entries = TABLE_NAMES.map((name) => [
      name,
      [...this.tables[name]].sort(([one], [other]) => (one < other ? -1 : 1)),
    ]);
    return structuredClone(Object.fromEntries(entries)) as Snapshot;
  }

  restore(snapshot: Snapshot): void {
    for (const name of TABLE_NAMES) {
      const table = this.tables[name] as Map<string, unknown>;
      const before = [...table];
      // Undone as a whole, so that the rows come back in their order.
      this.undos.push(() => {
        table.clear();
        for (const [key, value] of before) table.set(key, value);
      });
      table.clear();
      for (const [key] of before) this.write({type: 'del', key: name + SEPARATOR + key});
      for (const [key, value] of snapshot[name]) this.put(name, key, structuredClone(value));
    }
  }

  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.engine.close();
    }
  }
}

function emptyTables(): Tables {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as unknown as Tables;
}
