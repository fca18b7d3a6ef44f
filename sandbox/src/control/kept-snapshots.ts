import {nameControlCall} from '../control-call';
import {retentionLimits} from '../limits';
import {Refusal} from '../refusal';
import type {Snapshot} from '../world/collections';

/** Snapshots of one world by name. */
export class KeptSnapshots {
  private readonly byName = new Map<string, Snapshot>();

  list(): readonly string[] {
    return [...this.byName.keys()];
  }

  find(name: string): Snapshot | undefined {
    return this.byName.get(name);
  }

  entries(): readonly (readonly [string, Snapshot])[] {
    return [...this.byName];
  }

  keep(name: string, snapshot: Snapshot): void {
    // In an address these would lead elsewhere, so nobody could ask for them.
    if (/^\.{1,2}$/.test(name)) {
      throw new Refusal('validation-error', 'The name is not valid.', [
        {key: 'name', value: 'Must hold more than one or two dots.'},
      ]);
    }
    const {most} = retentionLimits.snapshots;
    if (!this.byName.has(name) && this.byName.size >= most) {
      const remedy = `Use a name again, or delete one with ${nameControlCall('dropSnapshot')}.`;
      throw new Refusal('invalid-state', `${most} snapshots are kept already. ${remedy}`);
    }
    this.byName.set(name, snapshot);
  }

  drop(name: string): boolean {
    return this.byName.delete(name);
  }
}
