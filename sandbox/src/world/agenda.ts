type Entry = {readonly at: number; readonly order: number; readonly key: string};

/** What is due when; of two things due at once, what was entered first comes first. */
export class Agenda {
  private readonly entries = new Map<string, Entry>();
  private readonly sorted: Entry[] = [];
  private nextOrder = 0;

  set(key: string, at: number | null | undefined): void {
    const known = this.entries.get(key);
    if (known?.at === at) return;
    if (known) {
      this.sorted.splice(this.place(known), 1);
      this.entries.delete(key);
    }
    if (at === null || at === undefined) return;
    const entry = {at, order: this.nextOrder++, key};
    this.entries.set(key, entry);
    this.sorted.splice(this.place(entry), 0, entry);
  }

  first(): {readonly at: number; readonly key: string} | undefined {
    return this.sorted[0];
  }

  clear(): void {
    this.entries.clear();
    this.sorted.length = 0;
    this.nextOrder = 0;
  }

  private place(entry: Entry): number {
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
