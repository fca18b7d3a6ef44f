import {Refusal} from '../refusal';
import type {Store, Undo} from './store';

export type Declaration<Row, IndexName extends string = string> = {
  /** The key of a row, in parts. Without it, whoever puts a row gives its key. */
  readonly key?: (row: Row) => readonly [string, ...(readonly string[])];
  /** The number that a row was made with. */
  readonly number?: (row: Row) => number;
  /** How many are kept. Beyond it the oldest go, or the next is refused with whenFull. */
  readonly most?: number;
  readonly whenFull?: string;
  readonly indexes?: IndexDeclarations<Row, IndexName>;
};

/** The values under which each index lists a row; they may change with the row. */
export type IndexDeclarations<Row, Name extends string> = Readonly<
  Record<Name, (row: Row) => readonly string[]>
>;

/** Derived from rows: follows a change of one row and returns how to undo that. */
export type Follower<Row> = {
  follow(key: string, before: Row | undefined, after: Row | undefined): Undo;
  clear(): void;
};

const noKeys: ReadonlySet<string> = new Set();

/** Finds the keys of rows by their values. */
export class Indexes<Row, Name extends string> implements Follower<Row> {
  private readonly keys = new Map<string, Map<string, Set<string>>>();

  constructor(private readonly declarations: IndexDeclarations<Row, Name>) {
    this.clear();
  }

  /** In the order in which rows gained the value. */
  list(name: Name, value: string): ReadonlySet<string> {
    return this.keys.get(name)?.get(value) ?? noKeys;
  }

  follow(key: string, before: Row | undefined, after: Row | undefined): Undo {
    this.change(key, before, after);
    return () => this.change(key, after, before);
  }

  clear(): void {
    for (const name of Object.keys(this.declarations)) this.keys.set(name, new Map());
  }

  private change(key: string, before: Row | undefined, after: Row | undefined): void {
    for (const [name, index] of this.keys) {
      const valuesOf = this.declarations[name as Name];
      const lost = new Set(before && valuesOf(before));
      for (const value of after ? valuesOf(after) : []) {
        if (lost.delete(value)) continue;
        const keys = index.get(value);
        if (keys) keys.add(key);
        else index.set(value, new Set([key]));
      }
      for (const value of lost) {
        const keys = index.get(value);
        keys?.delete(key);
        if (keys?.size === 0) index.delete(value);
      }
    }
  }
}

export class Collection<Row, IndexName extends string = never> {
  private readonly indexes: Indexes<Row, IndexName>;
  private readonly followers: Follower<Row>[];

  constructor(
    private readonly store: Store,
    private readonly name: string,
    private readonly declaration: Declaration<Row, IndexName>,
  ) {
    this.indexes = new Indexes(declaration.indexes ?? ({} as IndexDeclarations<Row, IndexName>));
    this.followers = [this.indexes];
  }

  /** From the next rebuild on. */
  addFollower(follower: Follower<Row>): void {
    this.followers.push(follower);
  }

  get size(): number {
    return this.rows.size;
  }

  find(...key: readonly string[]): Row | undefined {
    return this.rows.get(joinKey(key));
  }

  listBy(index: IndexName, value: string): readonly Row[] {
    return [...this.indexes.list(index, value)].flatMap((key) => this.rows.get(key) ?? []);
  }

  /** Oldest first, where rows have numbers. */
  values(): readonly Row[] {
    return [...this.rows.values()];
  }

  /** Sorted as after a restart, so that a restart changes nothing. */
  entries(): readonly (readonly [string, Row])[] {
    return [...this.rows].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  put(row: Row, key = this.keyOf(row)): void {
    const {most = Infinity, whenFull} = this.declaration;
    if (whenFull !== undefined && this.size >= most && !this.rows.has(key)) {
      throw new Refusal('invalid-state', whenFull);
    }
    this.follow(key, this.rows.get(key), row);
    this.store.put(this.name, key, row);
  }

  delete(row: Row): void {
    this.deleteAt(this.keyOf(row));
  }

  deleteAt(key: string): void {
    this.follow(key, this.rows.get(key), undefined);
    this.store.delete(this.name, key);
  }

  trim(): void {
    const {most = Infinity} = this.declaration;
    for (const [oldest] of this.rows) {
      if (this.rows.size <= most) return;
      this.deleteAt(oldest);
    }
  }

  /** Starts over with the rows in the store. */
  rebuild(): void {
    const {number} = this.declaration;
    if (number) {
      this.store.sort(this.name, (one, other) => number(one as Row) - number(other as Row));
    }
    for (const follower of this.followers) {
      follower.clear();
      for (const [key, row] of this.rows) follower.follow(key, undefined, row);
    }
  }

  private get rows(): ReadonlyMap<string, Row> {
    return this.store.read(this.name) as ReadonlyMap<string, Row>;
  }

  private keyOf(row: Row): string {
    const parts = this.declaration.key?.(row);
    if (!parts) throw new Error(`A row of ${this.name} does not tell its key.`);
    return joinKey(parts);
  }

  private follow(key: string, before: Row | undefined, after: Row | undefined): void {
    for (const follower of this.followers) {
      this.store.onRollback(follower.follow(key, before, after));
    }
  }
}

/** Ids may contain any character, so parts are joined unambiguously. */
export function joinKey(parts: readonly string[]): string {
  const [only, ...rest] = parts;
  return only !== undefined && rest.length === 0 ? only : JSON.stringify(parts);
}
