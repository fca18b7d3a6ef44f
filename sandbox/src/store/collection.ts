import {Refusal} from '../refusal';
import type {Store, Undo} from './store';

export type Declaration<Kept, IndexName extends string = string> = {
  /** The key of a record, in parts. Without it, whoever puts a record gives its key. */
  readonly key?: (record: Kept) => readonly [string, ...(readonly string[])];
  /** The number that a record was made with. */
  readonly number?: (record: Kept) => number;
  /** How many are kept. Beyond it the oldest go, or the next is refused with whenFull. */
  readonly most?: number;
  readonly whenFull?: string;
  readonly indexes?: IndexDeclarations<Kept, IndexName>;
};

/** The values under which each index lists a record; they may change with the record. */
export type IndexDeclarations<Kept, Name extends string> = Readonly<
  Record<Name, (record: Kept) => readonly string[]>
>;

/** Derived from records: follows a change of one record and returns how to undo that. */
export type Follower<Kept> = {
  follow(key: string, before: Kept | undefined, after: Kept | undefined): Undo;
  clear(): void;
};

const noKeys: ReadonlySet<string> = new Set();

/** Finds the keys of records by their values. */
export class Indexes<Kept, Name extends string> implements Follower<Kept> {
  private readonly keys = new Map<string, Map<string, Set<string>>>();

  constructor(private readonly declarations: IndexDeclarations<Kept, Name>) {
    this.clear();
  }

  /** In the order in which records gained the value. */
  list(name: Name, value: string): ReadonlySet<string> {
    return this.keys.get(name)?.get(value) ?? noKeys;
  }

  follow(key: string, before: Kept | undefined, after: Kept | undefined): Undo {
    this.change(key, before, after);
    return () => this.change(key, after, before);
  }

  clear(): void {
    for (const name of Object.keys(this.declarations)) this.keys.set(name, new Map());
  }

  private change(key: string, before: Kept | undefined, after: Kept | undefined): void {
    if (before === after) return;
    for (const [name, index] of this.keys) {
      const valuesOf = this.declarations[name as Name];
      const lost = new Set(before && valuesOf(before));
      for (const value of after ? valuesOf(after) : []) {
        if (!lost.delete(value)) index.set(value, (index.get(value) ?? new Set()).add(key));
      }
      for (const value of lost) {
        const keys = index.get(value);
        keys?.delete(key);
        if (keys?.size === 0) index.delete(value);
      }
    }
  }
}

export class Collection<Kept, IndexName extends string = never> {
  private readonly indexes: Indexes<Kept, IndexName>;
  private readonly followers: Follower<Kept>[];

  constructor(
    private readonly store: Store,
    private readonly name: string,
    private readonly declaration: Declaration<Kept, IndexName>,
  ) {
    this.indexes = new Indexes(declaration.indexes ?? ({} as IndexDeclarations<Kept, IndexName>));
    this.followers = [this.indexes];
  }

  /** From the next rebuild on. */
  addFollower(follower: Follower<Kept>): void {
    this.followers.push(follower);
  }

  get size(): number {
    return this.records.size;
  }

  find(...key: readonly string[]): Kept | undefined {
    return this.records.get(joinKey(key));
  }

  listBy(index: IndexName, value: string): readonly Kept[] {
    return [...this.indexes.list(index, value)].flatMap((key) => this.records.get(key) ?? []);
  }

  /** Oldest first, where records have numbers. */
  values(): readonly Kept[] {
    return [...this.records.values()];
  }

  /** Sorted as after a restart, so that a restart changes nothing. */
  entries(): readonly (readonly [string, Kept])[] {
    return [...this.records].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  put(record: Kept, key = this.keyOf(record)): void {
    const {most = Infinity, whenFull} = this.declaration;
    if (whenFull !== undefined && this.size >= most && !this.records.has(key)) {
      throw new Refusal('invalid-state', whenFull);
    }
    this.follow(key, this.records.get(key), record);
    this.store.put(this.name, key, record);
  }

  delete(record: Kept): void {
    this.deleteAt(this.keyOf(record));
  }

  deleteAt(key: string): void {
    this.follow(key, this.records.get(key), undefined);
    this.store.delete(this.name, key);
  }

  trim(): void {
    const {most = Infinity} = this.declaration;
    for (const [oldest] of this.records) {
      if (this.records.size <= most) return;
      this.deleteAt(oldest);
    }
  }

  /** Starts over with the records in the store. */
  rebuild(): void {
    const {number} = this.declaration;
    if (number) {
      this.store.sort(this.name, (one, other) => number(one as Kept) - number(other as Kept));
    }
    for (const follower of this.followers) {
      follower.clear();
      for (const [key, record] of this.records) follower.follow(key, undefined, record);
    }
  }

  private get records(): ReadonlyMap<string, Kept> {
    return this.store.table(this.name) as ReadonlyMap<string, Kept>;
  }

  private keyOf(record: Kept): string {
    const parts = this.declaration.key?.(record);
    if (!parts) throw new Error(`A record of ${this.name} does not tell its key.`);
    return joinKey(parts);
  }

  private follow(key: string, before: Kept | undefined, after: Kept | undefined): void {
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
