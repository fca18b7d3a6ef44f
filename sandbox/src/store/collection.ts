import {Refusal} from '../refusal';
import type {Store} from './store';

export type Declaration<Row> = {
  /** The key of a row, in parts, where the row implies it. */
  readonly key?: (row: Row) => readonly [string, ...(readonly string[])];
  /** The number that a row was made with. */
  readonly number?: (row: Row) => number;
  /** How many are kept; the oldest go first, unless it is said why no more are taken. */
  readonly most?: number;
  readonly whenFull?: string;
  /** A second key; rows may gain and lose it. */
  readonly alsoBy?: (row: Row) => string | undefined;
};

/** Derived from the rows; follows every change, including one that is undone. */
export type Index<Row> = {
  add(row: Row): void;
  remove(row: Row): void;
  clear(): void;
};

export class Collection<Row> {
  /** Keys by second key. */
  private readonly others = new Map<string, string>();

  constructor(
    private readonly store: Store,
    private readonly name: string,
    private readonly declaration: Declaration<Row>,
    private readonly index?: Index<Row>,
  ) {
    this.rebuild();
  }

  get size(): number {
    return this.rows.size;
  }

  find(...key: readonly string[]): Row | undefined {
    return this.rows.get(joinKey(key));
  }

  findBy(other: string): Row | undefined {
    const key = this.others.get(other);
    return key === undefined ? undefined : this.rows.get(key);
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
    this.replace(key, row);
    this.store.put(this.name, key, row);
  }

  delete(row: Row): void {
    this.forget(this.keyOf(row));
  }

  trim(): void {
    const {most = Infinity} = this.declaration;
    for (const [oldest] of this.rows) {
      if (this.rows.size <= most) return;
      this.forget(oldest);
    }
  }

  /** Starts over with the rows in the store. */
  rebuild(): void {
    const {number} = this.declaration;
    if (number) {
      this.store.sort(this.name, (one, other) => number(one as Row) - number(other as Row));
    }
    this.others.clear();
    this.index?.clear();
    for (const [key, row] of this.rows) this.follow(key, undefined, row);
  }

  private get rows(): ReadonlyMap<string, Row> {
    return this.store.read(this.name) as ReadonlyMap<string, Row>;
  }

  private keyOf(row: Row): string {
    const parts = this.declaration.key?.(row);
    if (!parts) throw new Error(`A row of ${this.name} does not tell its key.`);
    return joinKey(parts);
  }

  private forget(key: string): void {
    this.replace(key, undefined);
    this.store.delete(this.name, key);
  }

  private replace(key: string, after: Row | undefined): void {
    const before = this.rows.get(key);
    this.follow(key, before, after);
    this.store.onRollback(() => this.follow(key, after, before));
  }

  private follow(key: string, before: Row | undefined, after: Row | undefined): void {
    if (before !== undefined) {
      const other = this.declaration.alsoBy?.(before);
      if (other !== undefined && this.others.get(other) === key) this.others.delete(other);
      this.index?.remove(before);
    }
    if (after !== undefined) {
      const other = this.declaration.alsoBy?.(after);
      if (other !== undefined) this.others.set(other, key);
      this.index?.add(after);
    }
  }
}

/** Ids may contain any character, so parts are joined unambiguously. */
export function joinKey(parts: readonly string[]): string {
  const [only, ...rest] = parts;
  return only !== undefined && rest.length === 0 ? only : JSON.stringify(parts);
}
