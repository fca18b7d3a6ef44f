type Write =
  | {readonly type: 'put'; readonly key: string; readonly value: unknown}
  | {readonly type: 'del'; readonly key: string};

type Entry = [key: string, value: unknown];

/** What is needed of an engine: a directory's, a browser's, or any database of the level family. */
export type Engine = {
  open(): Promise<void>;
  iterator(options: {valueEncoding: 'json'}): Iterable<Entry> | AsyncIterable<Entry>;
  batch(writes: Write[], options: {valueEncoding: 'json'}): Promise<void>;
  close(): Promise<void>;
};

type Tables = Readonly<Record<string, readonly (readonly [string, unknown])[]>>;
export type Undo = () => void;

const separator = '!';

/**
 * The tables in memory, written through to an engine. A transaction is a plain synchronous
 * function: all of its writes are kept, or none when it throws. Writes reach the engine in order
 * and in one batch per commit, so a killed process loses no acknowledged call and no half of one.
 */
export class Store {
  private readonly tables: ReadonlyMap<string, Map<string, unknown>>;
  private undos: Undo[] | undefined;
  /** By key, so that only the last of several writes goes to the engine. */
  private pending = new Map<string, Write>();
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly engine: Engine | undefined,
    names: readonly string[],
  ) {
    this.tables = new Map(names.map((name) => [name, new Map()]));
  }

  /** Without an engine the state ends with the store. */
  static async open(engine: Engine | undefined, names: readonly string[]): Promise<Store> {
    const store = new Store(engine, names);
    if (!engine) return store;
    await engine.open();
    for await (const [path, value] of engine.iterator({valueEncoding: 'json'})) {
      const [name = '', ...rest] = path.split(separator);
      store.tables.get(name)?.set(rest.join(separator), value);
    }
    return store;
  }

  table(name: string): Map<string, unknown> {
    const table = this.tables.get(name);
    if (!table) throw new Error(`The store has no table ${name}.`);
    return table;
  }

  put(name: string, key: string, value: unknown): void {
    this.replace(this.table(name), key, value);
    this.write({type: 'put', key: name + separator + key, value});
  }

  delete(name: string, key: string): void {
    const table = this.table(name);
    if (!table.has(key)) return;
    this.replace(table, key, undefined);
    this.write({type: 'del', key: name + separator + key});
  }

  /** Sets the order in which records are read; what is written stays the same. */
  sort(name: string, compare: (one: unknown, other: unknown) => number): void {
    const table = this.table(name);
    const records = [...table].sort(([, one], [, other]) => compare(one, other));
    table.clear();
    for (const [key, record] of records) table.set(key, record);
  }

  private write(write: Write): void {
    this.replace(this.pending, write.key, write);
  }

  private replace<Value>(map: Map<string, Value>, key: string, after: Value | undefined): void {
    const before = map.get(key);
    this.onRollback(() => setOrDelete(map, key, before));
    setOrDelete(map, key, after);
  }

  /** When the function throws, nothing has changed. Transactions do not nest. */
  transact<Result>(run: () => Result): Result {
    if (this.undos) throw new Error('A transaction is under way; what belongs to it joins it.');
    const undos: Undo[] = [];
    this.undos = undos;
    try {
      return run();
    } catch (error) {
      for (const undo of undos.reverse()) undo();
      throw error;
    } finally {
      this.undos = undefined;
    }
  }

  /** For whatever is derived from the tables: how to undo it when the transaction fails. */
  onRollback(undo: Undo): void {
    this.undos?.push(undo);
  }

  /** Resolves when the engine has everything written so far, including what failed before. */
  flush(): Promise<void> {
    if (this.pending.size > 0) {
      const writePending = () => this.writePending();
      this.writing = this.writing.then(writePending, writePending);
    }
    return this.writing;
  }

  private async writePending(): Promise<void> {
    const writes = this.pending;
    this.pending = new Map();
    if (writes.size === 0) return;
    try {
      await this.engine?.batch([...writes.values()], {valueEncoding: 'json'});
    } catch (cause) {
      this.pending = new Map([...writes, ...this.pending]);
      const next = 'The next call writes it again.';
      throw new Error(`Changed, but not written: ${String(cause)}. ${next}`, {cause});
    }
  }

  /** Sorted by key, as an engine gives them back, so that a reload changes nothing. */
  snapshot(): Tables {
    const entries = [...this.tables].map(([name, table]) => [
      name,
      [...table].sort(([one], [other]) => (one < other ? -1 : 1)),
    ]);
    return structuredClone(Object.fromEntries(entries)) as Tables;
  }

  restore(snapshot: Tables): void {
    for (const [name, table] of this.tables) {
      const before = [...table];
      // Undone as a whole, so that the records come back in their order.
      this.onRollback(() => {
        table.clear();
        for (const [key, value] of before) table.set(key, value);
      });
      table.clear();
      for (const [key] of before) this.write({type: 'del', key: name + separator + key});
      for (const [key, value] of snapshot[name] ?? []) this.put(name, key, structuredClone(value));
    }
  }

  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      await this.engine?.close();
    }
  }
}

export function setOrDelete<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value | undefined,
): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
