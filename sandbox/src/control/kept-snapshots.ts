import type {Snapshot} from '../world/collections';
import {retentionLimits} from '../limits';
import {Refusal} from '../refusal';

/** Snapshots of one world by name, in memory only. */
export class KeptSnapshots {
  private readonly byName = new Map<string, Snapshot>();

  list(): readonly string[] {
    return [...this.byName.keys()];
  }

  find(name: string): Snapshot | undefined {
    return this.byName.get(name);
  }

  keep(name: string, snapshot: Snapshot): void {
    const {most} = retentionLimits.snapshots;
    if (!this.byName.has(name) && this.byName.size >= most) {
      const remedy = 'Use a name again, or begin with another world.';
      throw new Refusal('invalid-state', `${most} snapshots are kept already. ${remedy}`);
    }
    this.byName.set(name, snapshot);
  }
}
