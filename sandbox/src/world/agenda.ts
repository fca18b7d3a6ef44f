type Entry = {readonly at: number; readonly order: number; readonly key: string};

/** What is due when. Of two things due at once, the one entered first comes first. */
export class Agenda {
  private readonly entries = new Map<string, Entry>();
  private readonly sorted: Entry[] = [];
  private nextOrder = 0;

  /** Returns how to undo it. */
  set(key: string, at: number | null | undefined): () => void {
    const known = this.entries.get(key);
    if (known?.at === at) return () => undefined;
    const entry = typeof at === 'number' ? {at, order: this.nextOrder++, key} : undefined;
    this.replace(known, entry);
    return () => this.replace(entry, known);
  }

  first(): {readonly at: number; readonly key: string} | undefined {
    return this.sorted[0];
  }

  /** The keys that are due by then, in order. */
  listUntil(time: number): readonly string[] {
    const end = this.sorted.findIndex(({at}) => at > time);
    return this.sorted.slice(0, end === -1 ? undefined : end).map(({key}) => key);
  }

  clear(): void {
    this.entries.clear();
    this.sorted.length = 0;
    this.nextOrder = 0;
  }

  private replace(known: Entry | undefined, entry: Entry | undefined): void {
    if (known) {
      this.sorted.splice(this.positionOf(known), 1);
      this.entries.delete(known.key);
    }
    if (entry) {
      this.sorted.splice(this.positionOf(entry), 0, entry);
      this.entries.set(entry.key, entry);
    }
  }

  private positionOf(entry: Entry): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.sorted[middle];
      if (other && (other.at < entry.at || (other.at === entry.at && other.order < entry.order))) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
